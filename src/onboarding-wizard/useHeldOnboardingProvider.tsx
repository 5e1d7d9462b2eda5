/** What the first page of the wizard asks of the data provider, before anybody has signed in. */
import { useDataProvider } from 'react-admin'
import type { OnboardingSession } from '../api/session.ts'
import type { Provider } from '../web/kit/data/provider.ts'

export interface HeldOnboardingProvider extends Provider {
  /** GET /api/onboarding-session: the onboarding whose guid is held; null where none is held. */
  heldOnboarding(): Promise<{ data: OnboardingSession | null }>
  /** POST /api/onboarding-session/documents: a paper of the first step, by whoever holds the guid. */
  uploadHeld(file: File): Promise<void>
}

export function useHeldOnboardingProvider(): HeldOnboardingProvider {
  return useDataProvider<HeldOnboardingProvider>()
}
