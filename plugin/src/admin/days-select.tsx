/**
 * Chooses the days of a report: so many that end today, or any.
 */
import { Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { daysUntil, isUsable, type Days, type Range } from './days';
import { PeriodSelect } from './period';

const RANGES: Readonly< Record< Range, string > > = {
	'7': __( 'Last 7 days', 'brolga' ),
	'30': __( 'Last 30 days', 'brolga' ),
	'90': __( 'Last 90 days', 'brolga' ),
	'365': __( 'Last 365 days', 'brolga' ),
	own: _x( 'Custom', 'days of a report', 'brolga' ),
};

interface Props {
	/** What is asked for; empty: the last 30. */
	readonly days: Days;
	/** What is shown; undefined: nothing yet. */
	readonly shown: Days | undefined;
	/** The site's own today. */
	readonly today: string;
	readonly onChange: ( days: Days ) => void;
}

export const DaysSelect = ( { days, shown, today, onChange }: Props ) => {
	const [ range, setRange ] = useState< Range >( '30' );
	const choose = ( next: Range ): void => {
		setRange( next );
		if ( next !== 'own' ) {
			onChange( daysUntil( Number( next ), today ) );
		} else if ( shown ) {
			onChange( { from: shown.from, to: shown.to } );
		}
	};
	return (
		<>
			<PeriodSelect
				value={ range }
				periods={ RANGES }
				onChange={ choose }
			/>
			{ range === 'own' &&
				( [ 'from', 'to' ] as const ).map( ( end ) => (
					<TextControl
						key={ end }
						type="date"
						label={
							end === 'from'
								? __( 'First day', 'brolga' )
								: __( 'Last day', 'brolga' )
						}
						value={ days[ end ] }
						onChange={ ( value ) =>
							onChange( { ...days, [ end ]: value } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				) ) }
		</>
	);
};

/** Said where the days that are asked for make no report. */
export const UnusableDays = ( { days }: { readonly days: Days } ) =>
	( days.from === '' && days.to === '' ) || isUsable( days ) ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'Choose a first day and a last day, at most three years apart.',
				'brolga'
			) }
		</Notice>
	);
