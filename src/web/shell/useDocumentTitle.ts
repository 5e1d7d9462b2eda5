import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useRoute } from './useRoute.ts'

export function useDocumentTitle(): void {
  const translate = useTranslate()
  const { route } = useRoute()
  const page = route && translate(`page.${route.name}`)
  useEffect(() => {
    document.title = page ? translate('shell.documentTitle', { page }) : translate('general.productName')
  }, [page, translate])
}
