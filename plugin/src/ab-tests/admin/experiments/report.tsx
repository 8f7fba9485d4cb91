/**
 * One test: the verdict, and everything it rests on.
 */
import { Notice, SelectControl } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import { messageOf } from '../../../admin/rest/message';
import * as rest from '../../rest';
import type { TestReport, VariantLine } from '../../rest';
import { Chart, Legend } from '../../../admin/chart';
import type { ExportForm } from '../../../admin/import-export';
import { inUserLanguage } from '../../../admin/in-user-language';
import { PeriodSelect } from '../../../admin/period';
import { Shortcuts } from '../../../admin/shortcuts';
import { useKeys } from '../../../admin/use-keys';
import { Kinds } from './kinds';
import { placeOf, State } from './list';
import { daily, within, type Measure, type Reach } from './model';
import { Origins } from './origins';
import { Planner } from './planner';
import { Variants } from './variants';
import { CREDIBLE, toneOf } from './words';
import { Promotion } from './promotion';
import { Verdict } from './verdict';

const MEASURES: Readonly< Record< Measure, string > > = {
	rate: __( 'Conversion rate to date', 'brolga' ),
	visitors: __( 'Daily visitors', 'brolga' ),
	conversions: __( 'Conversions per day', 'brolga' ),
};

const PERIODS: Readonly< Record< Reach, string > > = {
	all: __( 'Entire test', 'brolga' ),
	30: __( 'Last 30 days', 'brolga' ),
	14: __( 'Last 14 days', 'brolga' ),
	7: __( 'Last 7 days', 'brolga' ),
};

const ofHundred = ( number: number ): string => percent( number / 100 );

const Days = ( { report }: { readonly report: TestReport } ) => {
	const [ measure, setMeasure ] = useState< Measure >( 'rate' );
	const [ reach, setReach ] = useState< Reach >( 'all' );
	const series = report.variants.map( ( { name, number }, index ) => ( {
		name,
		tone: toneOf( index ),
		numbers: within( daily( report, number, measure ), reach ),
	} ) );
	return (
		<section className="brolga-tests__days">
			<header>
				<h2>{ __( 'Day by day', 'brolga' ) }</h2>
				<div className="brolga-tests__choices">
					<SelectControl
						label={ __( 'Show', 'brolga' ) }
						hideLabelFromVision
						value={ measure }
						options={ Object.entries( MEASURES ).map(
							( [ value, label ] ) => ( { value, label } )
						) }
						onChange={ ( next ) => setMeasure( next as Measure ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<PeriodSelect
						value={ reach }
						periods={ PERIODS }
						onChange={ setReach }
					/>
				</div>
			</header>
			<Legend series={ series } />
			<Chart
				caption={ MEASURES[ measure ] }
				kind="lines"
				steps={ within( report.dates, reach ).map( ( day ) =>
					dateI18n(
						getSettings().formats.date,
						`${ day }T00:00:00`,
						undefined
					)
				) }
				series={ series }
				{ ...( measure === 'rate'
					? { format: ofHundred, least: 0.1 }
					: {} ) }
			/>
		</section>
	);
};

const Refused = ( { report }: { readonly report: TestReport } ) => {
	const all = report.refused.reduce( ( sum, { count } ) => sum + count, 0 );
	return all === 0 ? null : (
		<section className="brolga-tests__refused">
			<h2>{ __( 'Not counted', 'brolga' ) }</h2>
			<p>
				{ __(
					'These page views and requests are left out of the numbers above.',
					'brolga'
				) }
			</p>
			<ul>
				{ report.refused.map( ( { reason, label, count } ) => (
					<li key={ reason }>
						<span>{ label }</span>
						<span>{ inUserLanguage( count ) }</span>
					</li>
				) ) }
			</ul>
		</section>
	);
};

const ranFor = ( { state, days }: TestReport ): string =>
	state === 'running'
		? sprintf(
				/* translators: %s: a number. */
				_n(
					'Running for %s day',
					'Running for %s days',
					days,
					'brolga'
				),
				inUserLanguage( days )
			)
		: sprintf(
				/* translators: %s: a number. */
				_n( 'Ran for %s day', 'Ran for %s days', days, 'brolga' ),
				inUserLanguage( days )
			);

/** What is tested, for how long, and where. */
const About = ( { report }: { readonly report: TestReport } ) => (
	<p className="brolga-tests__about">
		<span>
			{ sprintf(
				/* translators: %s: what visitors do, such as "Clicks". */
				__( 'Goal: %s', 'brolga' ),
				report.goal_name
			) }
		</span>
		{ report.rival && <span>{ placeOf( report ) }</span> }
		<span>{ ranFor( report ) }</span>
		{ report.page && report.page.view !== '' && (
			<a href={ report.page.view }>{ __( 'View page', 'brolga' ) }</a>
		) }
		{ report.page && report.page.edit !== '' && (
			<a href={ report.page.edit }>{ __( 'Edit page', 'brolga' ) }</a>
		) }
	</p>
);

interface Props {
	readonly report: TestReport;
	readonly exportForm: ExportForm;
	readonly onBack: () => void;
	/** Called with the test as it is after a change. */
	readonly onChange: ( report: TestReport ) => void;
}

/**
 * The changes of a test: one at a time, and the focus afterwards.
 *
 * @param onChange Called with the test as it is after a change.
 */
function useChanges( onChange: Props[ 'onChange' ] ) {
	const [ busy, setBusy ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ aimless, setAimless ] = useState( false );
	const [ chosen, setChosen ] = useState< VariantLine >();
	const [ changes, setChanges ] = useState( 0 );
	const heading = useRef< HTMLHeadingElement >( null );
	const result = useRef< HTMLElement >( null );

	// What was pressed is gone by now, and would leave the focus to nobody.
	useEffect( () => {
		( changes === 0 ? heading : result ).current?.focus();
	}, [ changes ] );

	const act = ( name: string, work: Promise< TestReport > ): void => {
		setBusy( name );
		setError( '' );
		setAimless( false );
		work.then(
			( changed ) => {
				onChange( changed );
				setChanges( changes + 1 );
			},
			( reason: unknown ) => {
				setError( messageOf( reason ) );
				setAimless( rest.isAimless( reason ) );
			}
		).finally( () => {
			setBusy( '' );
			setChosen( undefined );
		} );
	};
	const clear = (): void => setError( '' );
	return {
		busy,
		error,
		aimless,
		chosen,
		heading,
		result,
		act,
		clear,
		choose: setChosen,
	};
}

/** How to read the bars. */
const Bars = ( { rate }: { readonly rate: number } ) => (
	<p className="description">
		{ sprintf(
			/* translators: 1: "95%", 2: a share. */
			__(
				'Each bar shows where the conversion rate most likely lies (%1$s probability). Checking often is safe: of all tests without a real difference, at most %2$s ever show a winner.',
				'brolga'
			),
			percent( CREDIBLE ),
			percent( rate )
		) }
	</p>
);

/** What did not work; a test that cannot count its goal can start all the same. @see AB-172 */
const Failure = ( {
	text,
	onClose,
	onStart,
}: {
	readonly text: string;
	readonly onClose: () => void;
	readonly onStart: ( () => void ) | undefined;
} ) => (
	<Notice
		status="error"
		onRemove={ onClose }
		actions={
			onStart
				? [
						{
							label: __(
								'Start without counting conversions',
								'brolga'
							),
							onClick: onStart,
						},
					]
				: []
		}
	>
		{ text }
	</Notice>
);

const Back = ( { onBack }: Pick< Props, 'onBack' > ) => (
	<a
		className="brolga-tests__back"
		href="admin.php?page=brolga-experiments"
		onClick={ ( event ) => {
			event.preventDefault();
			onBack();
		} }
	>
		{ __( 'All tests', 'brolga' ) }
	</a>
);

/** What a new test needs, and what is left out of this one. */
const More = ( { report }: { readonly report: TestReport } ) => (
	<div className="brolga-tests__more">
		<Planner
			key={ report.key }
			variants={ report.variants.length }
			ran={ report.days }
			rate={ report.plan_rate }
			daily={ report.knows_pace ? report.daily : 0 }
		/>
		<Refused report={ report } />
	</div>
);

export function Report( { report, exportForm, onBack, onChange }: Props ) {
	const {
		busy,
		error,
		aimless,
		chosen,
		heading,
		result,
		act,
		clear,
		choose,
	} = useChanges( onChange );
	useKeys( [
		{ key: 'u', words: __( 'All tests', 'brolga' ), act: onBack },
	] );
	return (
		<div className="brolga-tests__report">
			<Back onBack={ onBack } />
			<header className="brolga-tests__title">
				<h1 ref={ heading } tabIndex={ -1 }>
					{ report.name }
				</h1>
				<State state={ report.state } />
				<Shortcuts />
			</header>
			<About report={ report } />
			{ error !== '' && (
				<Failure
					text={ error }
					onClose={ clear }
					onStart={
						aimless
							? () =>
									act(
										'start',
										rest.change( report.key, 'start', true )
									)
							: undefined
					}
				/>
			) }
			<Verdict
				result={ result }
				report={ report }
				exportForm={ exportForm }
				busy={ busy }
				onChange={ ( change ) =>
					act( change, rest.change( report.key, change ) )
				}
				onPromote={ choose }
			/>
			<Origins
				report={ report }
				busy={ busy !== '' }
				onLeaveOut={ ( origins ) =>
					act( 'origins', rest.leaveOut( report.key, origins ) )
				}
			/>
			<Variants report={ report } onPromote={ choose } />
			<Bars rate={ report.false_alarm_rate } />
			{ report.dates.length > 0 && <Days report={ report } /> }
			{ report.visitors > 0 && <Kinds report={ report } /> }
			<More report={ report } />
			{ chosen && (
				<Promotion
					report={ report }
					chosen={ chosen }
					busy={ busy }
					onPromote={ ( title ) =>
						act(
							'promote',
							rest.promote( report.key, chosen.number, title )
						)
					}
					onClose={ () => choose( undefined ) }
				/>
			) }
		</div>
	);
}
