/** What the browser needs to sign a person in, as GET /api/config says it. */
export interface SignInConfiguration {
  clientId: string
  tenantId: string
  scope: string
  authority: string
  /** Only for the local provider, which is reached without https: what a directory would tell by itself. */
  knownAuthorities?: string[]
  authorityMetadata?: string
}
