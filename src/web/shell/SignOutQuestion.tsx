import { useAuthProvider } from 'react-admin'
import { LeaveQuestion } from '../kit/form/LeaveQuestion.tsx'

/** Signing out forgets what is typed and not saved, drafts included. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const authProvider = useAuthProvider()
  return (
    <LeaveQuestion
      onClose={onClose}
      onConfirm={() => {
        onClose()
        void authProvider?.logout({})
      }}
    />
  )
}
