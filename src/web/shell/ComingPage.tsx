import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { pathWithin } from '../../paths.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { useRoute } from './useRoute.ts'

/**
 * Stands for a page whose content comes with a later stage, says so in that stage's words, and leads to what is there
 * already.
 */
export function ComingPage() {
  const translate = useTranslate()
  const { route, parameters } = useRoute()
  if (!route) return null
  const title = translate(`page.${route.name}`)
  return (
    <>
      <h1 className="plain-title">{title}</h1>
      <section className="coming" aria-label={title}>
        <ScheduleOutlined aria-hidden />
        <h2>{translate('shell.coming.title')}</h2>
        {route.comes && <p>{translate(`shell.coming.stage${route.comes}`)}</p>}
        {parameters.fundId && (
          <Button component={Link} to={pathWithin('fund.details', parameters)}>
            {translate('shell.coming.fundDetails')}
          </Button>
        )}
      </section>
    </>
  )
}
