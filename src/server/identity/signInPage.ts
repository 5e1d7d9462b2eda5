import { text } from '../../texts.ts'
import { demoDirectory } from './demoAccounts.ts'
import type { Person } from './demoAccounts.ts'

/** Messages of the provider itself. The browser does not hold them, because a real directory brings its own page. */
export const PAGE_TEXTS = {
  accounts: 'Demo accounts',
  added: 'Accounts added in the product',
  cancel: 'Cancel',
  cancelled: 'The sign-in was cancelled',
  expired: 'This sign-in has expired',
  expiredHint: 'Go back to the application and sign in again.',
  failed: 'Sign-in failed',
  lead: 'Choose who you want to be. Investors and staff sign in here.',
  note: 'Demonstration sign-in on this machine: no password, no real people.',
  promise: 'Funds, investors and every figure between them, in one place.',
  signingOut: 'Signing out',
  title: 'Sign in',
  unknownAccount: 'There is no such demo account.',
  wrongAddress: 'Open the application under the address that it prints at its start.',
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, letter => escapes[letter] ?? '')

const initials = (name: string): string =>
  name
    .split(' ')
    .map(part => part.slice(0, 1))
    .join('')
    .slice(0, 2)

// The page stands alone: it belongs to the identity provider, not to the application, and loads nothing but its
// letters.
const style = `
@font-face{font-family:"Inter Variable";src:url(/${demoDirectory.tenantId}/v2.0/inter.woff2) format("woff2-variations");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--canvas:#F6F8FA;--surface:#FFFFFF;--side:#EFF2F6;--hover:#EDF1F5;--line:#E3E8EE;--strong:#CBD3DD;--text:#16202C;--text-2:#465364;--text-3:#5D6B7D;--accent:#1D5BD8;--focus:#184EBC;--gray:#E9EDF2;--c1:#2563DC;--c3:#11A68A;--c5:#5A6980}
@media(prefers-color-scheme:dark){:root{--canvas:#0E1319;--surface:#151B23;--side:#10161D;--hover:#202A37;--line:#263140;--strong:#384658;--text:#E8EDF3;--text-2:#B0BCCA;--text-3:#8F9CAD;--accent:#2E6BE6;--focus:#8DB5FF;--gray:#242E3A;--c1:#6CA0FF;--c3:#2CDEB6;--c5:#707F96}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:400 13px/20px "Inter Variable",Inter,"Segoe UI Variable Text","Segoe UI",system-ui,-apple-system,"Helvetica Neue",Arial,sans-serif;-webkit-font-smoothing:antialiased}
h1,p,ul{margin:0;padding:0;font:inherit}ul{list-style:none}
.page{display:grid;grid-template-columns:1fr 1fr;min-height:100vh}
main{display:flex;flex-direction:column;align-items:center;padding:36px 48px}
.brand{display:flex;align-items:center;gap:10px;align-self:flex-start;font-size:15px;font-weight:600}
.mark{display:grid;place-items:center;width:28px;height:28px;border-radius:7px;background:var(--accent);color:#fff;font-size:13px}
.box{width:392px;max-width:100%;margin:auto 0;padding:24px 0}
h1{font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.02em}
.lead{font-size:15px;line-height:22px;color:var(--text-2);margin:6px 0 0}
.title{display:flex;align-items:center;gap:12px;margin:28px 0 8px;color:var(--text-3);font-weight:500}
.title::after{content:"";flex:1;height:1px;background:var(--line)}
.added{max-height:228px;overflow-y:auto;margin:0 -8px;padding:0 8px}
button{font:inherit;color:inherit;cursor:pointer}
.account{display:flex;width:calc(100% + 16px);align-items:center;gap:12px;padding:9px 8px;margin:0 -8px;border:0;border-radius:8px;background:none;text-align:left}
.account:hover{background:var(--hover)}
button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.face{display:grid;place-items:center;flex:none;width:32px;height:32px;border-radius:16px;background:var(--gray);color:var(--text-2);font-size:11px;font-weight:600}
.name{display:block;font-weight:500;line-height:18px}.caption{display:block;font-size:12px;line-height:16px;color:var(--text-3)}
.user{margin-left:auto;color:var(--text-3);font-size:12px}
.cancel{margin-top:20px;height:36px;padding:0 16px;border:1px solid var(--strong);border-radius:7px;background:none;font-weight:500}
.cancel:hover{background:var(--hover)}
.note{color:var(--text-3);font-size:12px}
aside{display:flex;flex-direction:column;justify-content:center;overflow:hidden;background:var(--side);border-left:1px solid var(--line)}
aside svg{display:block;width:100%;height:auto}
aside p{max-width:460px;padding:24px 56px 0;font-size:22px;line-height:30px;font-weight:500;letter-spacing:-.014em}
@media(max-width:900px){.page{grid-template-columns:minmax(0,1fr)}aside{display:none}main{padding:24px 20px}}
@media(max-width:440px){.account{flex-wrap:wrap;row-gap:0}.user{flex-basis:100%;margin-left:44px}}`

const curve = 'M0 170C60 190 90 262 150 270C215 278 250 205 310 150C380 86 440 110 500 64C545 30 580 24 620 10'
const called: readonly (readonly [number, number])[] = [
  [40, 60],
  [95, 84],
  [150, 70],
  [205, 110],
  [275, 74],
  [345, 58],
  [430, 46],
]
const returned: readonly (readonly [number, number])[] = [
  [470, 26],
  [525, 48],
  [580, 62],
]

function picture(): string {
  const down = called.map(
    ([x, height]) => `<rect x="${x}" y="171" width="18" height="${height}" rx="3" fill="var(--c5)" opacity=".28"/>`,
  )
  const up = returned.map(
    ([x, height]) =>
      `<rect x="${x}" y="${169 - height}" width="18" height="${height}" rx="3" fill="var(--c3)" opacity=".8"/>`,
  )
  return `<svg viewBox="0 0 620 420" fill="none" aria-hidden="true"><path d="M0 170H620" stroke="var(--strong)"/><path d="${curve}" stroke="var(--c1)" stroke-width="3"/><path d="${curve}V170Z" fill="var(--c1)" opacity=".07"/>${down.join('')}${up.join('')}</svg>`
}

function frame(title: string, content: string, script = ''): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${content}${script}</body></html>`
}

function accountRow(account: Person): string {
  return (
    `<li><button class="account" name="account" value="${escape(account.userName)}"><span class="face" aria-hidden="true">${escape(initials(account.name))}</span>` +
    `<span><span class="name">${escape(account.name)}</span><span class="caption">${escape(account.caption)}</span></span><span class="user">${escape(account.userName)}</span></button></li>`
  )
}

export function signInPage(accounts: readonly Person[], added: readonly Person[] = []): string {
  const product = text('general.productName')
  const texts = PAGE_TEXTS
  return frame(
    texts.title,
    `<div class="page"><main><div class="brand"><span class="mark" aria-hidden="true">${escape(product.slice(0, 1))}</span>${escape(product)}</div>` +
      `<div class="box"><h1>${escape(texts.title)}</h1><p class="lead">${escape(texts.lead)}</p><form method="post"><p class="title" id="accounts">${escape(texts.accounts)}</p>` +
      `<ul aria-labelledby="accounts">${accounts.map(accountRow).join('')}</ul>${added.length > 0 ? `<p class="title" id="added">${escape(texts.added)}</p><ul class="added" aria-labelledby="added">${added.map(accountRow).join('')}</ul>` : ''}<button class="cancel" name="cancel" value="yes">${escape(texts.cancel)}</button></form></div>` +
      `<p class="note">${escape(texts.note)}</p></main><aside>${picture()}<p>${escape(texts.promise)}</p></aside></div>`,
  )
}

export function messagePage(title: string, message: string): string {
  return frame(
    title,
    `<main><div class="box"><h1>${escape(title)}</h1><p class="lead">${escape(message)}</p></div></main>`,
  )
}

/** `form` is the provider's own markup; it is sent at once because the person asked to sign out already. */
export function signOutPage(form: string, nonce: string): string {
  const sent = form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')
  const title = PAGE_TEXTS.signingOut
  return frame(
    title,
    `<main><div class="box"><p class="lead">${escape(title)}</p>${sent}</div></main>`,
    `<script nonce="${escape(nonce)}">document.forms[0].submit()</script>`,
  )
}
