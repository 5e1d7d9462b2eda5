/** The package ships no types; these are the parts of it that provider.ts and providerStore.ts use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface AdapterPayload {
    accountId?: string
    grantId?: string
    scope?: string
    uid?: string
    consumed?: number
    [key: string]: unknown
  }

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void>
    find(id: string): Promise<AdapterPayload | undefined>
    findByUid(uid: string): Promise<AdapterPayload | undefined>
    findByUserCode(code: string): Promise<AdapterPayload | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  export interface Grant {
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }

  interface Client {
    clientId: string
    grantTypeAllowed(type: string): boolean
  }

  export interface ProviderContext {
    path: string
    type: string
    body: unknown
    origin: string
    set(header: string, value: string): void
    oidc?: {
      account?: { accountId: string }
      client?: Client
      session?: { accountId?: string; grantIdFor(clientId: string): string | undefined }
    }
  }

  export interface InteractionDetails {
    uid: string
    prompt: { name: string }
    params: Record<string, unknown>
  }

  export interface InteractionResult {
    login?: { accountId: string; remember?: boolean }
    select_account?: Record<string, never>
    error?: string
    error_description?: string
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: {
      new (properties: { accountId: string | undefined; clientId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void
    on(event: string, listener: (...parts: unknown[]) => void): void
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }

  export namespace errors {
    class InvalidTarget extends Error {}
  }

  interface PolicyPrompt {
    name: string
  }
  export const interactionPolicy: {
    base(): PolicyPrompt[] & { add(prompt: PolicyPrompt, position?: number): void }
    Prompt: new (options: { name: string; requestable: boolean }) => PolicyPrompt
  }
}
