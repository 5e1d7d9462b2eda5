/** A kept mail as it leaves: plain text, and the same as HTML without anything that is loaded from elsewhere. Pure. */
import { bodyWithLink, linkOf } from './mail.ts'

export interface MailContent {
  text: string
  html: string
}

type StoredMail = Parameters<typeof linkOf>[0] & { body: string; subject: string }

/** A path of the product where it is a word of its own: a mail needs the whole address. */
const PATH = /(^|\s)(\/[a-z][\w/?=&%.-]*)/g

/** baseUrl: the address under which people open the product, without a slash at its end. */
export function contentOf(mail: StoredMail, baseUrl: string): MailContent {
  const link = linkOf(mail)
  const text = bodyWithLink(
    mail.body.replace(PATH, `$1${baseUrl.replaceAll('$', '$$$$')}$2`),
    link && baseUrl + link,
    '',
  )
  return { text, html: htmlOf(mail.subject, text, baseUrl) }
}

function htmlOf(subject: string, text: string, baseUrl: string): string {
  const paragraphs = text.split('\n\n').map(paragraph => `<p style="${PARAGRAPH}">${withLinks(paragraph, baseUrl)}</p>`)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
    `<body style="${BODY}">${paragraphs.join('')}</body></html>`
  )
}

const BODY = 'margin:24px;max-width:640px;font:15px/22px Inter,Arial,sans-serif;color:#111820;background:#ffffff'
const PARAGRAPH = 'margin:0 0 16px'
const LINK_STYLE = 'color:#1d5bd6'

/** Only addresses of the product itself become links, whatever a name or a reason holds. */
function withLinks(paragraph: string, baseUrl: string): string {
  return paragraph
    .split(/(\s)/)
    .map(word => {
      const shown = word === '\n' ? '<br>' : escaped(word)
      return word.startsWith(`${baseUrl}/`) ? `<a style="${LINK_STYLE}" href="${shown}">${shown}</a>` : shown
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
