/** The colour cue with its word and its shape. */
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip, type Tone } from '../web/kit/page/StatusChip.tsx'
import { Nothing } from '../web/kit/list/ValueCell.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import './texts.ts'
import { cueOf, cueWords, type Cue } from './cue.ts'

const TONES: Record<Cue['colour'], Tone> = { gray: 'gray', orange: 'warn', red: 'bad' }

export function CueChip({ period }: { period: { id?: unknown; date?: unknown; status?: unknown } }) {
  const translate = useTranslate()
  const { today } = useSession()
  const cue = cueOf({ date: String(period.date), status: String(period.status) }, today)
  return cue ? (
    <Chip tone={TONES[cue.colour]}>
      {translate(`reportingPeriod.cue.${cueWords(cue, String(period.status))}`, { smart_count: cue.days })}
    </Chip>
  ) : (
    <Nothing />
  )
}
