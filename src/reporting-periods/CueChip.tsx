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

export type CuedPeriod = Pick<RecordOf<'reporting-periods'>, 'date' | 'status'>

interface CueChipProps {
  period: CuedPeriod
  /** One word, where the days stand elsewhere. */
  short?: boolean
}

export function CueChip({ period, short = false }: CueChipProps) {
  const { today } = useSession()
  const cue = cueOf(period, today)
  const label = useCueLabels(period, short)
  return cue && label ? <Chip tone={TONES[cue.colour]}>{label}</Chip> : <Nothing />
}

export function useCueLabels(period: CuedPeriod | null, short: boolean): string | null {
  const translate = useTranslate()
  const { today } = useSession()
  const cue = period && cueOf(period, today)
  return (
    cue &&
    translate(`reportingPeriod.${short ? 'cueShort' : 'cue'}.${cueLabel(cue, period.status)}`, {
      smart_count: cue.days,
    })
  )
}
