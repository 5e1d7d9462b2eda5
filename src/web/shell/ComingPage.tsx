import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { useTranslate } from 'react-admin'
import { useRoute } from './useRoute.ts'

/** Stands for a page whose content comes with a later stage, and says so in that stage's words. */
export function ComingPage() {
  const translate = useTranslate()
  const { route } = useRoute()
  if (!route) return null
  return (
    <>
      <h1 className="plain-title">{translate(`page.${route.name}`)}</h1>
      <section className="coming" aria-label={translate('shell.coming.label')}>
        <ScheduleOutlined aria-hidden sx={{ fontSize: 24, color: 'var(--text-3)' }} />
        <h2>{translate('shell.coming.title', { page: translate(`page.${route.name}`) })}</h2>
        <p>{translate(`shell.coming.stage${route.stage}`)}</p>
      </section>
    </>
  )
}
