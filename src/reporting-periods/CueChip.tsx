/** The colour cue with its word and its shape. */
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import type { Tone } from '../entity.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import './texts.ts'
import { cueOf, cueLabel, type Cue } from './cue.ts'

const TONES: Record<Cue['colour'], Tone> = { gray: 'gray', orange: 'warn', red: 'bad' }

interface CueChipProps {
  period: Pick<RecordOf<'reporting-periods'>, 'date' | 'status'>
  /** One word, where the days stand elsewhere. */
  short?: boolean
}

export function CueChip({ period, short = false }: CueChipProps) {
  const translate = useTranslate()
  const { today } = useSession()
  const cue = cueOf(period, today)
  return cue ? (
    <Chip tone={TONES[cue.colour]}>
      {translate(`reportingPeriod.${short ? 'cueShort' : 'cue'}.${cueLabel(cue, period.status)}`, {
        smart_count: cue.days,
      })}
    </Chip>
  ) : (
    <Nothing />
  )
}
