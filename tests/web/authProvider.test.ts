import { afterEach, describe, expect, test, vi } from 'vitest'
import { authProvider } from '../../src/web/sign-in/authProvider.ts'
import { SEVERITY, currentNotifications, openNotification } from '../../src/web/kit/data/notifications.ts'
import { signIn } from '../../src/web/sign-in/signIn.ts'

afterEach(() => vi.unstubAllGlobals())

describe('signing out', () => {
  test('forgets drafts, searches and what was said before it leaves', async () => {
    const store = () => ({ length: 1, key: () => 'draft:1:/funds/1/details', removeItem: vi.fn() })
    const drafts = store()
    vi.stubGlobal('sessionStorage', drafts)
    vi.stubGlobal('localStorage', {})
    const leaving = vi.spyOn(signIn, 'signOut').mockImplementation(() => {
      expect(currentNotifications()).toEqual([])
      return Promise.resolve()
    })
    openNotification({ severity: SEVERITY.info, title: 'Imogen Hale saved' })
    await authProvider.logout({})
    expect(leaving).toHaveBeenCalledOnce()
    expect(drafts.removeItem).toHaveBeenCalledWith('draft:1:/funds/1/details')
  })
})
