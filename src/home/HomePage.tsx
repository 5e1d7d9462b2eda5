import { useTranslate } from 'react-admin'

export function HomePage() {
  const translate = useTranslate()
  return <h1 className="plain-title">{translate('navigation.home')}</h1>
}
