import type { AuthProvider } from 'react-admin'

/** Stand-in until sign-in exists. */
export const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => [],
}
