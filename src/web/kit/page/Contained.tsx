import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { text } from '../../../texts.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'

interface ContainedProps {
  children: ReactNode
  /** Puts away what failed, so that it can be opened again. Without it the part is left out. */
  onFailure?: () => void
}

/**
 * A part of a page whose code comes after the page: while it comes nothing stands there, and where it does not come, or
 * fails, the rest of the page stays. React tells the central handler of it.
 */
export class Contained extends Component<ContainedProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    openNotification({ severity: SEVERITY.error, title: text('general.error'), line1: text('error.part') })
    const { onFailure } = this.props
    if (!onFailure) return
    onFailure()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
