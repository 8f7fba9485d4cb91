/**
 * How many visitors a test needs: asked before it starts, and while it runs.
 */
import { TextControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import { plan, type Plan } from '../../rest/tests';
import { inUserLanguage } from '../shared/in-user-language';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 300;

/** Days that nobody waits. */
const PATIENCE = 90;

const told = ( { visitors, days }: Plan, ran: number ): string => {
	if ( visitors === null ) {
		return __(
			'Can’t calculate this. Enter a conversion rate between 0 and 100 and an improvement above 0.',
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
			'With your traffic that takes %s day.',
			'With your traffic that takes %s days.',
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
				'That’s a long time. Test a bigger change: larger effects show up sooner.',
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
	/** The share that converts now. */
	readonly rate?: number;
	/** Visitors a day; 0: nobody knows yet, and the field is empty. */
	readonly daily?: number;
	readonly variants?: number;
	/** For how many days the test has run that it is planned for. */
	readonly ran?: number;
}

export function Planner( {
	rate = 0.03,
	daily = 100,
	variants = 2,
	ran = 0,
}: Props ) {
	const [ percentage, setPercentage ] = useState(
		String( Math.round( rate * 10000 ) / 100 )
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

	const control = (
		label: string,
		value: string,
		onChange: ( value: string ) => void
	) => (
		<TextControl
			label={ label }
			type="number"
			min={ 0 }
			step="any"
			value={ value }
			onChange={ onChange }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<section className="brolga-tests__planner" aria-labelledby={ id }>
			<h2 id={ id }>
				{ __( 'How many visitors do I need?', 'brolga' ) }
			</h2>
			<div>
				{ control(
					__( 'Current conversion rate (%)', 'brolga' ),
					percentage,
					setPercentage
				) }
				{ control(
					__( 'Minimum detectable improvement (%)', 'brolga' ),
					uplift,
					setUplift
				) }
				{ control(
					__( 'Daily visitors', 'brolga' ),
					visitors,
					setVisitors
				) }
			</div>
			<p aria-live="polite">{ said }</p>
		</section>
	);
}
