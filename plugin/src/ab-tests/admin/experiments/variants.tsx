/**
 * A test's variants, side by side. The bar is where the rate lies: the shorter
 * it is, the more is known.
 */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import type { TestReport, VariantLine } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';
import { Table, type Column } from '../../../admin/table';
import { isPromoted, isWinner, spans, type Span } from './model';
import { certainty, CREDIBLE, difference, toneOf } from './words';

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
		<strong>{ percent( variant.rate ) }</strong>
		{ span && (
			<span
				className={ `brolga-tests__interval is-${ tone }` }
				title={ sprintf(
					/* translators: 1: "95%", 2: a share, 3: a share. */
					__( '%1$s likely to be between %2$s and %3$s', 'brolga' ),
					percent( CREDIBLE ),
					percent( variant.low ),
					percent( variant.high )
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
					percent( variant.low ),
					percent( variant.high )
				) }
			</small>
		) }
	</span>
);

/** An amount in the shop's currency. */
const money = ( amount: number ): string =>
	amount.toLocaleString( document.documentElement.lang || undefined, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
	} );

interface NameProps {
	readonly variant: VariantLine;
	readonly report: TestReport;
}

/** A variant's name, and whether it has won or was chosen. */
const Name = ( { variant: { name, number }, report }: NameProps ) => (
	<>
		{ name }{ ' ' }
		{ isPromoted( report, number ) && (
			<span className="brolga-badge is-winner">
				{ __( 'Promoted', 'brolga' ) }
			</span>
		) }
		{ isWinner( report, number ) && (
			<span className="brolga-badge is-winner">
				{ __( 'Winner', 'brolga' ) }
			</span>
		) }
	</>
);

/** Said of numbers that so few stand behind that they say nothing. @see AB-162 */
const TooFew = () => <small>{ __( 'Not enough data', 'brolga' ) }</small>;

/** How much better it is than the control. */
const Uplift = ( { variant }: { readonly variant: VariantLine } ) =>
	variant.uplift === null ? (
		'–'
	) : (
		<span
			title={
				variant.uplift_low === null || ! variant.enough
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
	);

interface PromoteProps {
	readonly variant: VariantLine;
	readonly onPromote: ( variant: VariantLine ) => void;
}

const Promote = ( { variant, onPromote }: PromoteProps ) => (
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
);

/** What every test counts. */
const COUNTS: readonly Column< VariantLine >[] = [
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
		cell: ( variant ) => (
			<>
				<Uplift variant={ variant } />{ ' ' }
				{ ! variant.enough && <TooFew /> }
			</>
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
					'The conversion rate you would lose on average by choosing this variant.',
					'brolga'
				) }
			>
				{ percent( loss ) }
			</span>
		),
	},
];

/** What tests of the shop count beside that. */
const REVENUE: readonly Column< VariantLine >[] = [
	{
		id: 'value',
		name: __( 'Revenue', 'brolga' ),
		isFigure: true,
		cell: ( { value } ) => money( value / 100 ),
	},
	{
		id: 'revenue',
		name: __( 'Revenue per visitor', 'brolga' ),
		isFigure: true,
		cell: ( { per_visitor: one } ) => ( one === null ? '–' : money( one ) ),
	},
];

interface Props {
	readonly report: TestReport;
	readonly onPromote: ( variant: VariantLine ) => void;
}

export const Variants = ( { report, onPromote }: Props ) => {
	const places = spans( report.variants );
	const columns: readonly Column< VariantLine >[] = [
		{
			id: 'variant',
			name: __( 'Variant', 'brolga' ),
			cell: ( variant ) => <Name variant={ variant } report={ report } />,
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
		...COUNTS,
		...( report.goal === 'shop' ? REVENUE : [] ),
		...( report.may_promote
			? [
					{
						id: 'action',
						name: __( 'Actions', 'brolga' ),
						cell: ( variant: VariantLine ) => (
							<Promote
								variant={ variant }
								onPromote={ onPromote }
							/>
						),
					},
				]
			: [] ),
	];
	return (
		<Table
			className="is-broad brolga-tests__variants"
			caption={ __( 'Variants', 'brolga' ) }
			columns={ columns }
			rows={ report.variants }
			keyOf={ ( { number } ) => number }
		/>
	);
};
