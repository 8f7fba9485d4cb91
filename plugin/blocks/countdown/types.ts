type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** What is left, as it is shown. */
export interface TimeLeft extends Readonly< Record< Unit, string > > {
	/** The units with the zero look. */
	readonly zero: readonly string[];
	readonly finished: boolean;
}
