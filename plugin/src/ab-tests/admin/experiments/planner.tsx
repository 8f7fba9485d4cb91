/**
 * How many visitors a test needs: asked before it starts, and while it runs.
 */
import { TextControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { messageOf } from '../../../admin/rest/message';
import { plan, type Plan } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

/** Days that nobody waits. */
const PATIENCE = 90;

const UNKNOWN = __(
	'Enter your current conversion rate to see how many visitors you need.',
	'brolga'
);

const told = ( { visitors, days }: Plan, ran: number ): string => {
	if ( visitors === null ) {
		return __(
			'This cannot be calculated. Enter a conversion rate between 0 and 100 and an improvement above 0.',
			'brolga'
		);
	}
	const each = sprintf(
		/* translators: %s: a number. */
		_n(
			'You need %s visitor for each variant.',
			'You need %s visitors for each variant.',
			visitors,
			'brolga'
		),
		inUserLanguage( visitors )
	);
	if ( days === null ) {
		return each;
	}
	const time = sprintf(
		/* translators: %s: a number. */
		_n(
			'With your traffic, a test takes %s day.',
			'With your traffic, a test takes %s days.',
			days,
			'brolga'
		),
		inUserLanguage( days )
	);
	return [
		each,
		time,
		ran > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'This test has run for %s day.',
					'This test has run for %s days.',
					ran,
					'brolga'
				),
				inUserLanguage( ran )
			),
		days > PATIENCE &&
			__(
				'The test would take a long time. Test a bigger change: larger effects show up sooner.',
				'brolga'
			),
	]
		.filter( Boolean )
		.join( ' ' );
};

/** Visitors a day as their field begins. */
const fieldOf = ( daily: number ): string =>
	daily > 0 ? String( Math.max( 0.1, Math.round( daily * 10 ) / 10 ) ) : '';

interface Props {
	/** The share that converts now; null: nobody knows yet, and the field is empty. @see AB-651 */
	readonly rate?: number | null;
	/** Visitors a day; 0: nobody knows yet, and the field is empty. */
	readonly daily?: number;
	readonly variants?: number;
	/** For how many days the test has run that it is planned for. */
	readonly ran?: number;
}

const Field = ( {
	label,
	value,
	example,
	onChange,
}: {
	readonly label: string;
	readonly value: string;
	/** What is shown while it is empty. */
	readonly example: number;
	readonly onChange: ( value: string ) => void;
} ) => (
	<TextControl
		label={ label }
		type="number"
		min={ 0 }
		step="any"
		placeholder={ sprintf(
			/* translators: %s: a number. */
			__( 'For example %s', 'brolga' ),
			inUserLanguage( example )
		) }
		value={ value }
		onChange={ onChange }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	/>
);

export function Planner( {
	rate = null,
	daily = 0,
	variants = 2,
	ran = 0,
}: Props ) {
	const [ percentage, setPercentage ] = useState(
		rate === null ? '' : String( Math.round( rate * 10000 ) / 100 )
	);
	const [ uplift, setUplift ] = useState( '20' );
	const [ visitors, setVisitors ] = useState( fieldOf( daily ) );
	const [ said, setSaid ] = useState( '' );
	const id = useId();

	useEffect( () => {
		let current = true;
		const say = ( text: string ): void => {
			if ( current ) {
				setSaid( text );
			}
		};
		if ( percentage === '' ) {
			return;
		}
		const timer = setTimeout( () => {
			plan( {
				rate: Number( percentage ) / 100,
				uplift: Number( uplift ) / 100,
				daily: Number( visitors ),
				variants,
			} ).then(
				( found ) => say( told( found, ran ) ),
				( reason: unknown ) => say( messageOf( reason ) )
			);
		}, PAUSE );
		return () => {
			current = false;
			clearTimeout( timer );
		};
	}, [ percentage, uplift, visitors, variants, ran ] );

	return (
		<section className="brolga-tests__planner" aria-labelledby={ id }>
			<h2 id={ id }>
				{ __( 'How many visitors do I need?', 'brolga' ) }
			</h2>
			<div>
				<Field
					label={ __( 'Current conversion rate (%)', 'brolga' ) }
					value={ percentage }
					example={ 3 }
					onChange={ setPercentage }
				/>
				<Field
					label={ __(
						'Minimum detectable improvement (%)',
						'brolga'
					) }
					value={ uplift }
					example={ 20 }
					onChange={ setUplift }
				/>
				<Field
					label={ __( 'Daily visitors', 'brolga' ) }
					value={ visitors }
					example={ 100 }
					onChange={ setVisitors }
				/>
			</div>
			<p aria-live="polite">{ percentage === '' ? UNKNOWN : said }</p>
		</section>
	);
}
