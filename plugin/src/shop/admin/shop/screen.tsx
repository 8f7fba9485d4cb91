/**
 * The screen: what brings orders, and how much more than before?
 */
import { SummaryList, SummaryNumber, TableCard } from '@woocommerce/components';
import { Button, Notice, Spinner } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import {
	csv,
	report,
	type By,
	type Figures,
	type Line,
	type Report,
	type Total,
} from '../../rest';
import { DaysSelect, UnusableDays } from '../../../admin/days-select';
import {
	inUserLanguage,
	listInUserLanguage,
} from '../../../admin/in-user-language';
import { money } from '../../../admin/money';
import { OtherPeriod } from '../../../admin/period';
import { ScreenHead } from '../../../admin/screen-head';
import { useReport } from '../../../admin/use-report';
import { change } from './model';

const TITLES: Readonly< Record< By, string > > = {
	source: __( 'Sources', 'brolga' ),
	form: __( 'Forms', 'brolga' ),
	variant: __( 'A/B variants', 'brolga' ),
	referral: __( 'Partners', 'brolga' ),
};

/** Said where another table of the period has orders. */
const NOTHING: Readonly< Record< By, string > > = {
	source: __( 'No order in this period has a known source.', 'brolga' ),
	form: __( 'No order in this period followed a lead.', 'brolga' ),
	variant: __(
		'No order in this period came from a visitor who took part in an A/B test.',
		'brolga'
	),
	referral: __(
		'No order in this period came through a partner’s link.',
		'brolga'
	),
};

const TABLES = [ 'source', 'form', 'variant', 'referral' ] as const;

/** Partners are told of where there are any. */
const isTold = ( by: By, shown: Report ): boolean =>
	by !== 'referral' || shown.by[ by ].some( ( { key } ) => key !== '' );

const NAMES: Readonly< Record< By, string > > = {
	source: __( 'Source', 'brolga' ),
	form: __( 'Form', 'brolga' ),
	variant: __( 'A/B variant', 'brolga' ),
	referral: __( 'Partner', 'brolga' ),
};

/**
 * Writes sums as the report needs them.
 *
 * @param shown The report.
 */
const moneyOf =
	( { totals }: Report ) =>
	( amount: number, currency: string ): string =>
		money(
			amount,
			currency,
			document.documentElement.lang || undefined,
			totals.length === 1
		);

const day = ( date: string ): string =>
	dateI18n( getSettings().formats.date, `${ date }T12:00:00`, undefined );

const Totals = ( {
	total,
	shown,
}: {
	readonly total: Total;
	readonly shown: Report;
} ) => {
	const { now, before, currency } = total;
	const several = shown.totals.length > 1;
	const write = moneyOf( shown );
	const average = ( { orders, revenue }: Figures ) =>
		orders === 0 ? 0 : revenue / orders;
	const figures: readonly [ string, string, ( of: Figures ) => number ][] = [
		[ 'revenue', __( 'Revenue', 'brolga' ), ( of ) => of.revenue ],
		[ 'orders', __( 'Orders', 'brolga' ), ( of ) => of.orders ],
		[ 'average', __( 'Average order', 'brolga' ), average ],
	];
	/* translators: %s: the code of a currency, such as AUD. */
	const title = sprintf( __( 'Totals in %s', 'brolga' ), currency );
	return (
		<>
			{ several && <h2>{ title }</h2> }
			<SummaryList label={ several ? title : __( 'Totals', 'brolga' ) }>
				{ () =>
					figures.map( ( [ key, label, figure ] ) => {
						const text = ( of: Figures ) =>
							key === 'orders'
								? inUserLanguage( figure( of ) )
								: write( figure( of ), currency );
						return (
							<SummaryNumber
								key={ key }
								label={ label }
								value={ text( now ) }
								prevLabel={ __( 'Previous period', 'brolga' ) }
								prevValue={ text( before ) }
								delta={ change(
									figure( now ),
									figure( before )
								) }
								href=""
							/>
						);
					} )
				}
			</SummaryList>
		</>
	);
};

/**
 * The columns of a table.
 *
 * @param by      What its lines are.
 * @param several Whether there are several currencies.
 */
const headersOf = ( by: By, several: boolean ) => [
	{
		key: 'name',
		label: NAMES[ by ],
		isLeftAligned: true,
		required: true,
	},
	...( several
		? [
				{
					key: 'currency',
					label: __( 'Currency', 'brolga' ),
					isLeftAligned: true,
				},
			]
		: [] ),
	{
		key: 'orders',
		label: __( 'Orders', 'brolga' ),
		isNumeric: true,
	},
	{
		key: 'orders-before',
		label: __( 'Orders (previous period)', 'brolga' ),
		isNumeric: true,
	},
	{
		key: 'revenue',
		label: __( 'Revenue', 'brolga' ),
		isNumeric: true,
	},
	{
		key: 'revenue-before',
		label: __( 'Revenue (previous period)', 'brolga' ),
		isNumeric: true,
	},
];

const Lines = ( {
	by,
	shown,
	onSave,
}: {
	readonly by: By;
	readonly shown: Report;
	readonly onSave: ( by: By ) => void;
} ) => {
	const lines: readonly Line[] = shown.by[ by ];
	const several = shown.totals.length > 1;
	const write = moneyOf( shown );
	const cell = ( value: number, text: string ) => ( {
		display: text,
		value,
	} );
	return (
		<TableCard
			title={ TITLES[ by ] }
			headers={ headersOf( by, several ) }
			rows={ lines.map( ( { name, currency, now, before } ) => [
				{ display: name, value: name },
				...( several
					? [ { display: currency, value: currency } ]
					: [] ),
				cell( now.orders, inUserLanguage( now.orders ) ),
				cell( before.orders, inUserLanguage( before.orders ) ),
				cell( now.revenue, write( now.revenue, currency ) ),
				cell( before.revenue, write( before.revenue, currency ) ),
			] ) }
			rowsPerPage={ Math.max( 1, lines.length ) }
			totalRows={ lines.length }
			showMenu={ false }
			emptyMessage={ NOTHING[ by ] }
			actions={ [
				<Button
					key="csv"
					variant="tertiary"
					size="compact"
					disabled={ lines.length === 0 }
					aria-label={ sprintf(
						/* translators: %s: a table, such as "Sources". */
						__( 'Export CSV: %s', 'brolga' ),
						TITLES[ by ]
					) }
					onClick={ () => onSave( by ) }
				>
					{ __( 'Export CSV', 'brolga' ) }
				</Button>,
			] }
		/>
	);
};

interface ShownProps {
	readonly shown: Report;
}

/** Which days, and which before. */
const Compared = ( { shown }: ShownProps ) => (
	<p>
		{ sprintf(
			/* translators: 1, 2: first and last day. 3, 4: first and last day of the period before. */
			__( '%1$s to %2$s, compared with %3$s to %4$s', 'brolga' ),
			day( shown.from ),
			day( shown.to ),
			day( shown.before_from ),
			day( shown.before_to )
		) }
	</p>
);

const Currencies = ( { shown }: ShownProps ) => (
	<Notice status="info" isDismissible={ false }>
		{ sprintf(
			/* translators: %s: codes of currencies, such as "AUD and NZD". */
			__(
				'Orders were placed in several currencies: %s. Each currency has its own totals.',
				'brolga'
			),
			listInUserLanguage(
				shown.totals.map( ( { currency } ) => currency )
			)
		) }
	</Notice>
);

const NoOrders = () => (
	<div className="brolga-shop__empty">
		<p>
			{ __(
				'No orders in this period or the previous one. Sources, forms and A/B variants of orders appear here.',
				'brolga'
			) }
		</p>
		<OtherPeriod />
	</div>
);

interface TablesProps extends ShownProps {
	readonly onSave: ( by: By ) => void;
}

const Shown = ( { shown, onSave }: TablesProps ) => (
	<div className="brolga-shop">
		{ shown.totals.length > 1 && <Currencies shown={ shown } /> }
		{ shown.totals.map( ( total ) => (
			<Totals key={ total.currency } total={ total } shown={ shown } />
		) ) }
		{ TABLES.some( ( by ) => shown.by[ by ].length > 0 ) ? (
			TABLES.filter( ( by ) => isTold( by, shown ) ).map( ( by ) => (
				<Lines key={ by } by={ by } shown={ shown } onSave={ onSave } />
			) )
		) : (
			<NoOrders />
		) }
		<p className="description">
			{ __(
				'Orders count as in WooCommerce’s reports, with tax and shipping. An order counts for the form of the latest lead from the same email address in the 30 days before, and for each variant that its visitor saw.',
				'brolga'
			) }
		</p>
	</div>
);

export function ShopReportScreen() {
	const { days, setDays, today, shown, error, download } =
		useReport( report );

	return (
		<>
			<ScreenHead title={ __( 'Shop report', 'brolga' ) } />
			<div className="brolga-shop__tools">
				<DaysSelect
					days={ days }
					shown={ shown }
					today={ today }
					onChange={ setDays }
				/>
				{ shown && <Compared shown={ shown } /> }
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<UnusableDays days={ days } />
			{ ! shown && error === '' && <Spinner /> }
			{ shown && (
				<Shown
					shown={ shown }
					onSave={ ( by ) =>
						download(
							csv( { from: shown.from, to: shown.to }, by )
						)
					}
				/>
			) }
		</>
	);
}
