/**
 * The screen: which form brings leads, and which one loses them?
 */
import { Notice, SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import {
	report,
	type FormLine,
	type FormReport,
	type Period,
} from '../../rest/forms';
import { messageOf } from '../../rest/message';
import { Empty } from '../shared/empty';
import { inUserLanguage } from '../shared/in-user-language';
import { Chart } from './chart';
import { totals } from './model';

const PERIODS: Readonly< Record< Period, string > > = {
	'7d': __( 'The last 7 days', 'brolga' ),
	'30d': __( 'The last 30 days', 'brolga' ),
	'90d': __( 'The last 13 weeks', 'brolga' ),
	'12m': __( 'The last 12 months', 'brolga' ),
};

const Figure = ( {
	label,
	value,
}: {
	readonly label: string;
	readonly value: string;
} ) => (
	<div>
		<dt>{ label }</dt>
		<dd>{ value }</dd>
	</div>
);

const Card = ( {
	form,
	steps,
	period,
}: {
	readonly form: FormLine;
	readonly steps: readonly string[];
	readonly period: Period;
} ) => {
	const { sent, begun, share } = totals( form );
	const name =
		form.title ||
		/* translators: %s: the short mark of a form. */
		sprintf( __( 'Form without a name (%s)', 'brolga' ), form.uid );
	return (
		<section className="brolga-forms__card" aria-label={ name }>
			<header>
				<h2>{ name }</h2>
				<a
					href={ addQueryArgs( 'admin.php', {
						page: 'brolga-leads',
						form: form.uid,
					} ) }
				>
					{ __( 'Show its leads', 'brolga' ) }
				</a>
			</header>
			<dl>
				<Figure
					label={ __( 'Leads', 'brolga' ) }
					value={ inUserLanguage( sent ) }
				/>
				<Figure
					label={ __( 'Visitors who began', 'brolga' ) }
					value={ inUserLanguage( begun ) }
				/>
				<Figure
					label={ __( 'Of these sent', 'brolga' ) }
					value={
						share === null
							? '–'
							: `${ Math.round( share * 100 ) } %`
					}
				/>
			</dl>
			<Chart
				form={ form }
				name={ name }
				steps={ steps }
				period={ period }
			/>
		</section>
	);
};

interface Props {
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

export function FormsScreen( { newPage = '' }: Props ) {
	const [ period, setPeriod ] = useState< Period >( '30d' );
	const [ shown, setShown ] = useState< FormReport >();
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		let current = true;
		report( period ).then(
			( fresh ) => {
				if ( current ) {
					setShown( fresh );
					setError( '' );
				}
			},
			( reason: unknown ) => current && setError( messageOf( reason ) )
		);
		return () => {
			current = false;
		};
	}, [ period ] );

	return (
		<>
			<h1 className="wp-heading-inline">{ __( 'Forms', 'brolga' ) }</h1>
			<div className="brolga-forms__tools">
				<SelectControl
					label={ __( 'Period', 'brolga' ) }
					hideLabelFromVision
					value={ period }
					options={ Object.entries( PERIODS ).map(
						( [ value, label ] ) => ( { value, label } )
					) }
					onChange={ ( next ) => setPeriod( next as Period ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<p className="brolga-forms__key">
					<span className="is-begun" />
					{ __( 'began', 'brolga' ) }
					<span className="is-sent" />
					{ __( 'sent', 'brolga' ) }
				</p>
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! shown && error === '' && <Spinner /> }
			{ shown?.forms.length === 0 && (
				<Empty
					title={ __( 'No numbers for this time', 'brolga' ) }
					text={ __(
						'Nobody has begun to fill a form in. Put a contact form on a page that people visit, and its numbers will stand here.',
						'brolga'
					) }
					newPage={ newPage }
				/>
			) }
			<div className="brolga-forms">
				{ shown?.forms.map( ( form ) => (
					<Card
						key={ form.uid }
						form={ form }
						steps={ shown.steps }
						period={ period }
					/>
				) ) }
			</div>
			{ ( shown?.forms.length ?? 0 ) > 0 && (
				<p className="description">
					{ __(
						'Spam is left out. A visitor begins with the first key in a form; only browsers with scripts tell, and nothing is kept of who it was.',
						'brolga'
					) }
				</p>
			) }
		</>
	);
}
