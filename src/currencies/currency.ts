/** What an amount of another currency is worth (domain 3.9): each amount from the local one, never from the other. */
import { multiply, round } from '../money.ts'

export interface Converted { amountFund: string; amountSystem: string }

/** Minor units are those of the currency that the amount is stated in; our columns hold no more than two. */
export interface MinorUnits { fund?: number; system?: number }

const MINOR_UNITS_MAX = 2

/** fund amount = round(local × rate to fund), system amount = round(local × rate to system). */
export function converted(amountLocal: string, exchangeRateToFund: string, exchangeRateToSystem: string, { fund = MINOR_UNITS_MAX, system = MINOR_UNITS_MAX }: MinorUnits = {}): Converted {
  return { amountFund: worth(amountLocal, exchangeRateToFund, fund), amountSystem: worth(amountLocal, exchangeRateToSystem, system) }
}

/** An amount in another currency, rounded once, half away from zero. */
export function worth(amount: string, rate: string, minorUnits = MINOR_UNITS_MAX): string {
  return round(round(multiply(amount, rate), Math.min(minorUnits, MINOR_UNITS_MAX)), MINOR_UNITS_MAX)
}
