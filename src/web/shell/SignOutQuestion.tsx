import { LeaveQuestion } from '../kit/form/LeaveQuestion.tsx'
import { signOut } from '../sign-in/person.ts'

/** Signing out forgets what is typed and not saved, drafts included. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  return (
    <LeaveQuestion
      onClose={onClose}
      onConfirm={() => {
        onClose()
        void signOut()
      }}
    />
  )
}
