import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { Outlet, ScrollRestoration } from 'react-router'
import { authProvider } from './sign-in/authProvider.ts'
import { useClosedPeriod } from '../reporting-periods/useClosedPeriod.tsx'
import { useAmountCurrencies } from '../currencies/useAmountCurrencies.tsx'
import { CallsProvider } from './kit/data/calls.ts'
import { AmountCurrenciesProvider } from './kit/data/amountUnits.ts'
import { LockReasonProvider } from './kit/form/lockReason.ts'
import { calls } from './data/calls.ts'
import { dataProvider } from './data/dataProvider.ts'
import { queryClient } from './data/queryClient.ts'
import { emotionCache } from './theme/emotionCache.ts'
import { i18nProvider } from './shell/i18n.ts'
import { resourceDefinitions } from './data/resourceDefinitions.ts'
import { store } from './shell/store.ts'
import { FrameNotifications } from './shell/FrameNotifications.tsx'
import { SignInStatus } from './shell/SignInStatus.tsx'
import { theme } from './theme/theme.ts'

/** What every page stands in: react-admin's core context, the theme, the styles' layer. */
export function Application() {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CoreAdminContext
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          store={store}
          queryClient={queryClient}
        >
          <CallsProvider value={calls}>
            <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
              <SignInStatus />
              <FrameNotifications />
              <LockReasonProvider value={useClosedPeriod}>
                <AmountCurrenciesProvider value={useAmountCurrencies}>
                  <Outlet />
                  <ScrollRestoration />
                </AmountCurrenciesProvider>
              </LockReasonProvider>
            </ResourceDefinitionContextProvider>
          </CallsProvider>
        </CoreAdminContext>
      </ThemeProvider>
    </CacheProvider>
  )
}
