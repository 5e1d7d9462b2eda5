/** The picture of a record; it comes with the token of the person, so the page fetches it and shows what it got. */
import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DOCUMENTS } from '../../../api/documents.ts'
import { useProvider } from '../data/provider.ts'
import { useTranslate } from '../data/useTranslate.ts'

interface RecordLogoProps {
  documentId: number | null | undefined
  size?: 'title' | 'field'
}

export function RecordLogo({ documentId, size = 'title' }: RecordLogoProps) {
  const translate = useTranslate()
  const provider = useProvider()
  const known = typeof documentId === 'number'
  const { data } = useQuery({
    queryKey: [DOCUMENTS, 'content', documentId],
    queryFn: async () => (await provider.download({ id: documentId ?? 0 })).data.content,
    enabled: known,
    staleTime: Infinity,
    retry: false,
  })
  const address = useAddress(known ? data : undefined)
  // Beside a title the name says whose it is.
  return address ? (
    <img className="record-logo" data-size={size} src={address} alt={size === 'title' ? '' : translate('logo.alt')} />
  ) : null
}

function useAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!content) {
      setAddress(undefined)
      return
    }
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
