/**
 * The screen: which forms are there, which one brings leads, and which one loses
 * them?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import type { FormLine, FormReport, Period } from '../../rest';
import { Chart, Legend } from '../../../admin/chart';
import { Empty } from '../../../admin/empty';
import { formName } from '../../../admin/form-name';
import { inUserLanguage } from '../../../admin/in-user-language';
import { OtherPeriod, PeriodSelect } from '../../../admin/period';
import { ScreenHead } from '../../../admin/screen-head';
import { useKeys } from '../../../admin/use-keys';
import { AddForm } from './add';
import { leadsOf, List } from './list';
import { isUsed, totals } from './model';
import { stepName } from './steps';
import { useForms } from './use-forms';

const PERIODS: Readonly< Record< Period, string > > = {
	'7d': __( 'Last 7 days', 'brolga' ),
	'30d': __( 'Last 30 days', 'brolga' ),
	'90d': __( 'Last 13 weeks', 'brolga' ),
	'12m': __( 'Last 12 months', 'brolga' ),
};

const STARTED = { name: __( 'Started', 'brolga' ), tone: 'pale' } as const;
const SENT = { name: __( 'Submitted', 'brolga' ), tone: 'green' } as const;

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
	const name = formName( form.uid, form.title );
	return (
		<section className="brolga-forms__card" aria-label={ name }>
			<header>
				<h3>{ name }</h3>
				<a href={ leadsOf( form ) }>{ __( 'View leads', 'brolga' ) }</a>
			</header>
			<dl>
				<Figure
					label={ __( 'Submitted', 'brolga' ) }
					value={ inUserLanguage( sent ) }
				/>
				<Figure
					label={ __( 'Started', 'brolga' ) }
					value={ inUserLanguage( begun ) }
				/>
				<Figure
					label={ __( 'Rate', 'brolga' ) }
					value={ percent( share ) }
				/>
			</dl>
			<Chart
				caption={ name }
				steps={ steps.map( ( day ) => stepName( day, period ) ) }
				series={ [
					{ ...STARTED, numbers: form.begun },
					{ ...SENT, numbers: form.sent },
				] }
			/>
		</section>
	);
};

interface ShownProps {
	readonly shown: FormReport;
	readonly period: Period;
}

/** All forms, and those of them that something happened with. */
const Shown = ( { shown, period }: ShownProps ) => {
	const busy = shown.forms.filter( isUsed );
	return (
		<>
			<List forms={ shown.forms } />
			<div className="brolga-forms__head">
				<h2>{ __( 'Report', 'brolga' ) }</h2>
				<Legend series={ [ STARTED, SENT ] } />
			</div>
			{ busy.length === 0 && (
				<>
					<p>
						{ __(
							'No forms were started or submitted in this period.',
							'brolga'
						) }
					</p>
					<OtherPeriod />
				</>
			) }
			<div className="brolga-forms">
				{ busy.map( ( form ) => (
					<Card
						key={ form.uid }
						form={ form }
						steps={ shown.steps }
						period={ period }
					/>
				) ) }
			</div>
			<p className="description">
				{ __(
					'“Submitted” and “Rate” cover this period, without spam; “Leads” counts all you have kept. A form counts as started once a visitor enters or chooses something, which only works with JavaScript. No visitor data is recorded.',
					'brolga'
				) }
			</p>
		</>
	);
};

interface Props {
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
	/** What forms start with. */
	readonly starts?: Readonly< Record< string, string > >;
}

const keysOf = ( newPage: string, act: () => void ) =>
	newPage === ''
		? []
		: [ { key: 'n', words: __( 'Add form', 'brolga' ), act } ];

const firstStep = ( newPage: string, onClick: () => void ) =>
	newPage === '' ? undefined : { label: __( 'Add form', 'brolga' ), onClick };

export function FormsScreen( { newPage = '', starts = {} }: Props ) {
	const [ isAdding, setAdding ] = useState( false );
	const [ period, setPeriod ] = useState< Period >( '30d' );
	const { page: shown, error } = useForms( period );
	const add = (): void => setAdding( true );
	useKeys( keysOf( newPage, add ) );

	return (
		<>
			<ScreenHead title={ __( 'Forms', 'brolga' ) }>
				{ newPage !== '' && shown?.forms.length !== 0 && (
					<Button
						variant="primary"
						onClick={ add }
						__next40pxDefaultSize
					>
						{ __( 'Add form', 'brolga' ) }
					</Button>
				) }
			</ScreenHead>
			{ isAdding && (
				<AddForm
					newPage={ newPage }
					starts={ starts }
					onClose={ () => setAdding( false ) }
				/>
			) }
			<div className="brolga-forms__tools">
				<PeriodSelect
					value={ period }
					periods={ PERIODS }
					onChange={ setPeriod }
				/>
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! shown && error === '' && <Spinner /> }
			{ shown?.forms.length === 0 && (
				<Empty
					title={ __( 'No forms yet', 'brolga' ) }
					text={ __(
						'Add a contact form to a page. The form and its numbers will appear here.',
						'brolga'
					) }
					first={ firstStep( newPage, add ) }
					help="forms"
				/>
			) }
			{ shown && shown.forms.length > 0 && (
				<Shown shown={ shown } period={ period } />
			) }
		</>
	);
}
