import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { path } from '../../paths.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'

/** A page that could not be shown: code small, title, one sentence, and the ways on. Everything is plain text. */
export function ErrorView({
  code,
  title,
  sentence,
  withHome = true,
  children,
}: {
  code?: string
  title: string
  sentence: string
  /** Home may be closed too. */ withHome?: boolean
  children?: ReactNode
}) {
  const translate = useTranslate()
  return (
    <div className="error-view">
      {code && <p className="error-code figures">{code}</p>}
      <h1>{title}</h1>
      <p>{sentence}</p>
      <div className="error-ways">
        {withHome && (
          <Link className="plain-button primary" to={path('home')}>
            {translate('error.goHome')}
          </Link>
        )}
        {children}
      </div>
    </div>
  )
}
