/**
 * The screen: whose links bring leads, sign-ups and orders?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import {
	csv,
	referrals,
	type Kind,
	type Partner,
	type ReferralReport,
} from '../../rest';
import type { Days } from '../../../admin/days';
import { DaysSelect, UnusableDays } from '../../../admin/days-select';
import { Empty } from '../../../admin/empty';
import { inUserLanguage } from '../../../admin/in-user-language';
import { money } from '../../../admin/money';
import { ScreenHead } from '../../../admin/screen-head';
import { Table, type Column } from '../../../admin/table';
import { useReport } from '../../../admin/use-report';
import { PartnerLink } from './link';

const NAMES: Readonly< Record< Kind, string > > = {
	leads: __( 'Leads', 'brolga' ),
	signups: __( 'Sign-ups', 'brolga' ),
	orders: __( 'Orders', 'brolga' ),
};

const Leads = ( {
	partner: { name, leads },
	days: { from, to },
}: {
	readonly partner: Partner;
	readonly days: Days;
} ) =>
	leads === 0 ? (
		<>{ inUserLanguage( 0 ) }</>
	) : (
		<a
			href={ addQueryArgs( 'admin.php', {
				page: 'brolga-leads',
				referral: name,
				from,
				to,
			} ) }
			aria-label={ sprintf(
				/* translators: 1: how many leads, 2: a partner's name. */
				__( 'Leads from %2$s: %1$s', 'brolga' ),
				inUserLanguage( leads ),
				name
			) }
		>
			{ inUserLanguage( leads ) }
		</a>
	);

const columnsOf = ( shown: ReferralReport ): readonly Column< Partner >[] => {
	const currencies = new Set(
		shown.partners.flatMap( ( { revenue } ) =>
			revenue.map( ( { currency } ) => currency )
		)
	);
	return [
		{
			id: 'partner',
			name: __( 'Partner', 'brolga' ),
			cell: ( { name } ) => <bdi>{ name }</bdi>,
		},
		...shown.kinds.map( ( kind ): Column< Partner > => ( {
			id: kind,
			name: NAMES[ kind ],
			isFigure: true,
			cell: ( partner ) =>
				kind === 'leads' ? (
					<Leads partner={ partner } days={ shown } />
				) : (
					inUserLanguage( partner[ kind ] )
				),
		} ) ),
		...( shown.kinds.includes( 'orders' )
			? [
					{
						id: 'revenue',
						name: __( 'Revenue', 'brolga' ),
						isFigure: true,
						cell: ( { revenue }: Partner ) =>
							revenue.length === 0
								? '–'
								: revenue
										.map( ( { currency, amount } ) =>
											money(
												amount,
												currency,
												document.documentElement.lang ||
													undefined,
												currencies.size === 1
											)
										)
										.join( ', ' ),
					},
				]
			: [] ),
	];
};

interface Props {
	/** The site's address. */
	readonly home: string;
	/** What names partners in links. */
	readonly parameter: string;
}

/**
 * @see TRACK-25
 * @param props The props.
 */
export function ReferralsScreen( props: Props ) {
	const { days, setDays, today, shown, error, download } =
		useReport( referrals );

	return (
		<>
			<ScreenHead title={ __( 'Referrals', 'brolga' ) } />
			<div className="brolga-referrals__tools">
				<DaysSelect
					days={ days }
					shown={ shown }
					today={ today }
					onChange={ setDays }
				/>
				{ shown && shown.partners.length > 0 && (
					<Button
						variant="secondary"
						onClick={ () =>
							download(
								csv( { from: shown.from, to: shown.to } )
							)
						}
						__next40pxDefaultSize
					>
						{ __( 'Export CSV', 'brolga' ) }
					</Button>
				) }
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<UnusableDays days={ days } />
			{ ! shown && error === '' && <Spinner /> }
			{ shown?.partners.length === 0 && (
				<Empty
					title={ __( 'No referrals in this period', 'brolga' ) }
					text={ __(
						'Give your partners a link with their name. The leads, sign-ups and orders it brings appear here.',
						'brolga'
					) }
					first={ {
						label: __( 'Create a partner link', 'brolga' ),
						onClick: () =>
							document
								.querySelector< HTMLElement >(
									'.brolga-referrals__link input'
								)
								?.focus(),
					} }
				/>
			) }
			{ shown && shown.partners.length > 0 && (
				<Table
					caption={ __( 'Partners', 'brolga' ) }
					columns={ columnsOf( shown ) }
					rows={ shown.partners }
					keyOf={ ( { name } ) => name }
					className="brolga-referrals__table"
				/>
			) }
			<p className="description">
				{ __(
					'If you ask for consent, visitors only count if their answers allow it. Leads in Spam or the Trash do not count. Sign-ups count once confirmed, orders as in the shop report.',
					'brolga'
				) }
			</p>
			<PartnerLink { ...props } />
		</>
	);
}
