/**
 * The bar at the bottom of a record: its state in words on the left; what can be done with it on the right, from its
 * schema.
 */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined'
import { inSentence, type Action, type Entity } from '../../../entity.ts'
import { recordName } from '../data/metadata.ts'
import { useOfferedCommands } from '../data/pageCommands.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { availability, leadsOn, type Availability } from '../dialog/availability.ts'
import { useActionProposals, useDisabledReason } from '../dialog/actionPreview.ts'
import { takeAsked } from '../dialog/askedNext.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import type { Values } from '../data/values.ts'

/** At most so many of the record's own actions stand in the bar; the rest is in "more". */
const SHOWN_MAX = 2

interface ActionBarProps {
  state: ReactNode
  children: ReactNode
}

export function ActionBar({ state, children }: ActionBarProps) {
  return (
    <div className="action-bar" role="region" aria-label={useTranslate()('kit.actionBar')}>
      <div className="action-state" role="status">
        {state}
      </div>
      <div className="action-buttons">{children}</div>
    </div>
  )
}

/** An action that changes are saved for. */
export interface SavedFor {
  action: string
  /** False when they were not saved. */
  save: () => Promise<boolean>
  /** It was taken back on this page, with its reason: done again with what was corrected, it asks no second time. */
  unasked: boolean
}

interface RecordActionsProps {
  entity: Entity
  record: AnyRecord
  /** With unsaved changes no action runs: it would work on what is stored. */
  dirty: boolean
  savedFor?: SavedFor | undefined
  /** More entries of the menu, deleting among them. */
  menu?: (close: () => void) => ReactNode
  onActed: (record: AnyRecord, action: Action) => void
  /** For a page that keeps what it has loaded: an action that was overtaken has loaded the record again. */
  onReloaded?: (record: AnyRecord) => void
}

export function RecordActions({ entity, record, dirty, savedFor, menu, onActed, onReloaded }: RecordActionsProps) {
  const session = useSession()
  const disabledReason = useDisabledReason()
  const proposalsOf = useActionProposals()
  const [running, setRunning] = useState<{ action: Action; atOnce: boolean; proposals: Values } | null>(null)
  const begin = (action: Action, atOnce: boolean) =>
    setRunning({ action, atOnce, proposals: proposalsOf(action.name, record) })
  const ask = (action: Action) => begin(action, false)
  const all = entity.actions
    .filter(action => action.on === 'record' && !isDoneElsewhere(action))
    .map(action => {
      const saves = dirty && savedFor?.action === action.name ? savedFor : undefined
      const { inState, reason } = availability(entity, action, record, session.allows, dirty && !saves)
      return { action, inState, reason: reason ?? disabledReason(action.name, record), saves }
    })
  const possible = all.filter(each => each.inState)
  useAskedNext(entity, record, possible, ask)
  // What this person may do goes before what only others may.
  const shown = [...possible]
    .sort((one, other) => Number(!session.allows(one.action.access)) - Number(!session.allows(other.action.access)))
    .slice(0, SHOWN_MAX)
  const rest = all.filter(each => !shown.includes(each))
  const saveAndRun = async (action: Action, { save, unasked }: SavedFor) => {
    if (await save()) begin(action, unasked && action.irreversible !== true)
  }
  useOfferedCommands(
    possible
      .filter(({ reason, saves }) => !reason && !saves)
      .map(({ action }) => ({
        id: `action-${action.name}`,
        title: action.title,
        fact: recordName(entity.resource, record),
        run: () => ask(action),
      })),
  )
  return (
    <>
      <MoreMenu rest={rest} menu={menu} onRun={ask} />
      {!dirty && <Why of={shown} />}
      {/* The next step comes first in the schema and stands last in the bar, where the filled button is. */}
      {[...shown].reverse().map(each => (
        <ActionButton
          key={each.action.name}
          {...each}
          primary={each === shown[0] && !dirty && leadsOn(entity, each.action, record)}
          onRun={() => {
            if (each.saves) void saveAndRun(each.action, each.saves)
            else ask(each.action)
          }}
        />
      ))}
      {running && (
        <ActionDialog
          entity={entity}
          action={running.action}
          atOnce={running.atOnce}
          proposals={running.proposals}
          record={record}
          onClose={() => setRunning(null)}
          onReloaded={onReloaded}
          onActed={acted => {
            setRunning(null)
            onActed(acted, running.action)
          }}
        />
      )}
    </>
  )
}

/** The record was saved for one of its actions: that is asked about once the record stands here. */
function useAskedNext(
  entity: Entity,
  record: AnyRecord,
  possible: readonly ActionState[],
  onAsk: (action: Action) => void,
): void {
  const latest = useRef({ possible, onAsk })
  useLayoutEffect(() => {
    latest.current = { possible, onAsk }
  })
  useEffect(() => {
    const name = takeAsked(entity.resource, record.id)
    const asked = latest.current.possible.find(({ action, reason }) => action.name === name && !reason)
    if (asked) latest.current.onAsk(asked.action)
  }, [entity, record.id])
}

/** Rows and answers are given on the page that shows them, and what only an applicant does, on the applicant's own. */
function isDoneElsewhere({ access, input = [] }: Action): boolean {
  return access === 'applicant' || input.some(({ kind }) => kind === 'childRows' || kind === 'answers')
}

interface ActionState extends Availability {
  action: Action
  /** Changes are saved first. */
  saves: SavedFor | undefined
}

/** As long as a sentence takes to read after the finger has left. */
const TOUCHED_MS = 6_000

/** A disabled action keeps the focus and says why: to whoever points at it, comes to it by keyboard or taps it. */
function ActionButton({
  action,
  reason,
  saves,
  primary,
  onRun,
}: ActionState & { primary: boolean; onRun: () => void }) {
  const translate = useTranslate()
  const message = reason && translate(reason.key, reason.values)
  return (
    <Tooltip describeChild title={message ?? ''} enterTouchDelay={0} leaveTouchDelay={TOUCHED_MS}>
      <Button
        variant={primary && !message ? 'contained' : 'outlined'}
        aria-disabled={message ? true : undefined}
        onClick={() => {
          if (!message) onRun()
        }}
      >
        {saves ? translate('form.saveAndAct', { action: inSentence(action.title) }) : action.title}
      </Button>
    </Tooltip>
  )
}

/** In words beside the button: nobody has to point at it to learn why it does nothing. */
function Why({ of }: { of: readonly ActionState[] }) {
  const translate = useTranslate()
  const reasons = new Set(of.flatMap(({ reason }) => (reason ? translate(reason.key, reason.values) : [])))
  if (reasons.size === 0) return null
  return <small className="action-reason">{[...reasons].join(' ')}</small>
}

function MoreMenu({
  rest,
  menu,
  onRun,
}: {
  rest: readonly ActionState[]
  menu: RecordActionsProps['menu']
  onRun: (action: Action) => void
}) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (rest.length === 0 && !menu) return null
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('kit.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('kit.more') } }}
      >
        {rest.map(({ action, reason }) => (
          <MenuItem
            key={action.name}
            aria-disabled={reason ? true : undefined}
            className={reason ? 'menu-item-off' : undefined}
            onClick={() => {
              if (reason) return
              close()
              onRun(action)
            }}
          >
            <span>
              {action.title}
              {reason && <small>{translate(reason.key, reason.values)}</small>}
            </span>
          </MenuItem>
        ))}
        {menu?.(close)}
      </Menu>
    </>
  )
}
