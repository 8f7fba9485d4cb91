/**
 * A test's variants, side by side. The bar is where the rate lies: the shorter
 * it is, the more is known.
 */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { TestReport, VariantLine } from '../../rest/tests';
import { inUserLanguage } from '../shared/in-user-language';
import { Table, type Column } from '../shared/table';
import { spans, type Span } from './model';
import { certainty, difference, percent, toneOf } from './words';

const Interval = ( {
	span,
	tone,
	variant,
}: {
	readonly span: Span | undefined;
	readonly tone: string;
	readonly variant: VariantLine;
} ) => (
	<span className="brolga-tests__rate">
		<strong>{ percent( variant.rate, 2 ) }</strong>
		{ span && (
			<span
				className={ `brolga-tests__interval is-${ tone }` }
				title={ sprintf(
					/* translators: 1: a share, 2: a share. */
					__( '95%% likely to be between %1$s and %2$s', 'brolga' ),
					percent( variant.low, 2 ),
					percent( variant.high, 2 )
				) }
			>
				<i
					style={ {
						insetInlineStart: `${ span.from }%`,
						insetInlineEnd: `${ 100 - span.to }%`,
					} }
				/>
				<b style={ { insetInlineStart: `${ span.at }%` } } />
			</span>
		) }
		{ variant.low !== null && (
			<small>
				{ sprintf(
					/* translators: 1: a share, 2: a share: the lowest and the highest that is likely. */
					__( '%1$s to %2$s', 'brolga' ),
					percent( variant.low, 2 ),
					percent( variant.high, 2 )
				) }
			</small>
		) }
	</span>
);

interface Props {
	readonly report: TestReport;
	readonly onPromote: ( variant: VariantLine ) => void;
}

/** An amount in the shop's currency. */
const money = ( amount: number ): string =>
	amount.toLocaleString( document.documentElement.lang || undefined, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
	} );

export const Variants = ( { report, onPromote }: Props ) => {
	const places = spans( report.variants );
	const columns: readonly ( Column< VariantLine > | false )[] = [
		{
			id: 'variant',
			name: __( 'Variant', 'brolga' ),
			cell: ( { name, number } ) => (
				<>
					{ name }{ ' ' }
					{ report.winner === number && (
						<span className="brolga-badge is-winner">
							{ __( 'Promoted', 'brolga' ) }
						</span>
					) }
					{ report.winner === null &&
						report.leader === number &&
						( report.outcome === 'better' ||
							report.outcome === 'worse' ) && (
							<span className="brolga-badge is-winner">
								{ __( 'Winner', 'brolga' ) }
							</span>
						) }
				</>
			),
		},
		{
			id: 'rate',
			name: __( 'Conversion rate', 'brolga' ),
			isBroad: true,
			cell: ( variant ) => (
				<Interval
					variant={ variant }
					span={ places[ variant.number ] }
					tone={ toneOf( report.variants.indexOf( variant ) ) }
				/>
			),
		},
		{
			id: 'visitors',
			name: __( 'Visitors', 'brolga' ),
			isFigure: true,
			cell: ( { visitors } ) => inUserLanguage( visitors ),
		},
		{
			id: 'conversions',
			name: __( 'Conversions', 'brolga' ),
			isFigure: true,
			cell: ( { conversions } ) => inUserLanguage( conversions ),
		},
		{
			id: 'uplift',
			name: __( 'Improvement', 'brolga' ),
			isFigure: true,
			cell: ( variant ) =>
				variant.uplift === null ? (
					'–'
				) : (
					<span
						title={
							variant.uplift_low === null
								? undefined
								: sprintf(
										/* translators: 1: a difference, 2: a difference. */
										__(
											'Between %1$s and %2$s. Valid however often you check.',
											'brolga'
										),
										difference( variant.uplift_low ),
										difference( variant.uplift_high )
									)
						}
					>
						{ difference( variant.uplift ) }
					</span>
				),
		},
		{
			id: 'chance',
			name: __( 'Chance to beat control', 'brolga' ),
			isFigure: true,
			cell: ( { chance } ) => certainty( chance ),
		},
		{
			id: 'loss',
			name: __( 'Expected loss', 'brolga' ),
			isFigure: true,
			cell: ( { loss } ) => (
				<span
					title={ __(
						'The conversion rate you would lose on average if this variant is not the best one.',
						'brolga'
					) }
				>
					{ percent( loss, 2 ) }
				</span>
			),
		},
		report.goal === 'shop' && {
			id: 'value',
			name: __( 'Revenue', 'brolga' ),
			isFigure: true,
			cell: ( { value } ) => money( value / 100 ),
		},
		report.goal === 'shop' && {
			id: 'revenue',
			name: __( 'Revenue per visitor', 'brolga' ),
			isFigure: true,
			cell: ( { per_visitor: one } ) =>
				one === null ? '–' : money( one ),
		},
		report.may_promote && {
			id: 'action',
			name: __( 'Choose', 'brolga' ),
			cell: ( variant ) => (
				<Button
					variant="link"
					onClick={ () => onPromote( variant ) }
					aria-label={ sprintf(
						/* translators: %s: a variant's name. */
						__( 'Promote %s', 'brolga' ),
						variant.name
					) }
				>
					{ __( 'Promote', 'brolga' ) }
				</Button>
			),
		},
	];
	return (
		<Table
			className="is-broad brolga-tests__variants"
			caption={ __( 'Variants', 'brolga' ) }
			columns={ columns.filter( ( column ) => column !== false ) }
			rows={ report.variants }
			keyOf={ ( { number } ) => number }
		/>
	);
};
