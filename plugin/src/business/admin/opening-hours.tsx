/**
 * The opening hours, day by day, and a field that takes them as people write
 * them.
 */
import {
	Button,
	DropdownMenu,
	Icon,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { caution, copy, plus, trash } from '@wordpress/icons';
import { isComposing } from '../../runtime/composing';
import { useField } from '../../admin/settings/field';
import {
	copied,
	DAYS,
	isWhole,
	linesOf,
	MOST_SPANS,
	namesOf,
	typedInto,
	WEEKDAYS,
	weekOf,
	type Day,
	type Names,
	type Span,
	type Typed,
	type Week,
} from './hours';

const NAME = 'opening_hours';

/** The hours of a day that is opened where no other day is open. */
const USUAL: Span = { opens: '09:00', closes: '17:00' };

const EMPTY: Span = { opens: '', closes: '' };

const textsOf = ( value: unknown ): readonly string[] =>
	Array.isArray( value ) ? value.map( String ) : [];

/** What help and error say alike: how hours are written. */
const example = (): string =>
	/* translators: How opening hours can be typed: days in your language, a semicolon between parts. */
	__( 'Mon–Fri 9:00–17:30; Sat 10am–2pm', 'brolga' );

const Problem = ( { text }: { readonly text: string } ) => (
	<span className="brolga-field__error">
		<Icon icon={ caution } size={ 20 } /> { text }
	</span>
);

/**
 * The week on the screen: what is stored, and what is not whole yet.
 *
 * @return The week, what is not understood of it, and the way to change both.
 */
function useWeek(): Typed & {
	readonly field: ReturnType< typeof useField >;
	readonly change: ( next: Typed ) => void;
} {
	const field = useField( { name: NAME, label: '' } );
	const lines = textsOf( field.value );
	const [ typed, setTyped ] = useState( () => weekOf( lines ) );
	// What the week was made of: other lines come from the server, or from "Discard".
	const known = useRef( lines.join( '\n' ) );
	if ( known.current !== lines.join( '\n' ) ) {
		known.current = lines.join( '\n' );
		setTyped( weekOf( lines ) );
	}
	return {
		...typed,
		field,
		change: ( next ) => {
			const changed = linesOf( next.week );
			setTyped( next );
			if (
				changed.join() !== linesOf( weekOf( lines ).week ).join() ||
				weekOf( lines ).unread.length > 0
			) {
				known.current = changed.join( '\n' );
				field.change( changed );
			}
		},
	};
}

const SpanFields = ( {
	day,
	span,
	isLocked,
	onChange,
	onRemove,
}: {
	/** The day's name. */
	readonly day: string;
	readonly span: Span;
	readonly isLocked: boolean;
	readonly onChange: ( span: Span ) => void;
	readonly onRemove: ( () => void ) | undefined;
} ) => {
	const isWrong = ! isWhole( span );
	const time = ( end: keyof Span, label: string ) => (
		<input
			type="time"
			aria-label={ label }
			value={ span[ end ] }
			disabled={ isLocked }
			aria-invalid={ isWrong || undefined }
			onChange={ ( { target } ) =>
				onChange( { ...span, [ end ]: target.value } )
			}
		/>
	);
	return (
		<div className="brolga-hours__span">
			{ time(
				'opens',
				/* translators: %s: a day of the week. */
				sprintf( __( '%s, opens at', 'brolga' ), day )
			) }
			<span aria-hidden="true">–</span>
			{ time(
				'closes',
				/* translators: %s: a day of the week. */
				sprintf( __( '%s, closes at', 'brolga' ), day )
			) }
			{ onRemove && (
				<Button
					size="compact"
					icon={ trash }
					label={ sprintf(
						/* translators: %s: a day of the week. */
						__( 'Remove these hours from %s', 'brolga' ),
						day
					) }
					onClick={ onRemove }
				/>
			) }
			{ isWrong && (
				<Problem
					text={ __(
						'Enter two different times. Until then, these hours are not saved.',
						'brolga'
					) }
				/>
			) }
		</div>
	);
};

/** What is done with a day that is open. */
const Tools = ( {
	name,
	onAdd,
	onCopy,
}: {
	readonly name: string;
	readonly onAdd: ( () => void ) | undefined;
	readonly onCopy: ( days: readonly Day[] ) => void;
} ) => (
	<div className="brolga-hours__tools">
		{ onAdd && (
			<Button
				size="compact"
				icon={ plus }
				label={ sprintf(
					/* translators: %s: a day of the week. */
					__( 'Add hours to %s', 'brolga' ),
					name
				) }
				onClick={ onAdd }
			/>
		) }
		<DropdownMenu
			icon={ copy }
			label={ sprintf(
				/* translators: %s: a day of the week. */
				__( 'Copy the hours of %s', 'brolga' ),
				name
			) }
			toggleProps={ { size: 'compact' } }
			controls={ [
				{
					title: __( 'Copy to weekdays', 'brolga' ),
					onClick: () => onCopy( WEEKDAYS ),
				},
				{
					title: __( 'Copy to all days', 'brolga' ),
					onClick: () => onCopy( DAYS ),
				},
			] }
		/>
	</div>
);

const DayRow = ( {
	name,
	spans,
	usual,
	isLocked,
	onChange,
	onCopy,
}: {
	readonly name: string;
	readonly spans: readonly Span[];
	/** What it has first when it is opened. */
	readonly usual: readonly Span[];
	readonly isLocked: boolean;
	readonly onChange: ( spans: readonly Span[] ) => void;
	readonly onCopy: ( days: readonly Day[] ) => void;
} ) => {
	const isOpen = spans.length > 0;
	return (
		<div className="brolga-hours__day" role="group" aria-label={ name }>
			<ToggleControl
				label={ name }
				checked={ isOpen }
				disabled={ isLocked }
				onChange={ ( open ) => onChange( open ? usual : [] ) }
			/>
			<div className="brolga-hours__spans">
				{ ! isOpen && (
					<span className="brolga-hours__closed">
						{ __( 'Closed', 'brolga' ) }
					</span>
				) }
				{ spans.map( ( span, at ) => (
					<SpanFields
						key={ at }
						day={ name }
						span={ span }
						isLocked={ isLocked }
						onChange={ ( next ) =>
							onChange(
								spans.map( ( other, place ) =>
									place === at ? next : other
								)
							)
						}
						onRemove={
							isLocked || spans.length === 1
								? undefined
								: () =>
										onChange(
											spans.filter(
												( _, place ) => place !== at
											)
										)
						}
					/>
				) ) }
			</div>
			{ isOpen && ! isLocked && (
				<Tools
					name={ name }
					onAdd={
						spans.length < MOST_SPANS
							? () => onChange( [ ...spans, EMPTY ] )
							: undefined
					}
					onCopy={ onCopy }
				/>
			) }
		</div>
	);
};

/** Takes hours as people write them, and keeps what it does not understand. */
const TypedHours = ( {
	week,
	unread,
	names,
	isLocked,
	onChange,
}: Typed & {
	readonly names: Names;
	readonly isLocked: boolean;
	readonly onChange: ( typed: Typed ) => void;
} ) => {
	const [ text, setText ] = useState< string >();
	const shown = text ?? unread.join( '; ' );
	const fill = (): void => {
		if ( text !== undefined ) {
			onChange( typedInto( text, week, names ) );
			setText( undefined );
		}
	};
	const isWrong = text === undefined && unread.length > 0;
	return (
		<div className="brolga-action">
			<TextControl
				label={ __( 'Fill in by typing', 'brolga' ) }
				value={ shown }
				disabled={ isLocked }
				aria-invalid={ isWrong || undefined }
				onChange={ setText }
				onBlur={ fill }
				onKeyDown={ ( event ) => {
					if (
						event.key === 'Enter' &&
						! isComposing( event.nativeEvent )
					) {
						event.preventDefault();
						fill();
					}
				} }
				help={
					<>
						{ isWrong &&
							unread.map( ( part ) => (
								<Problem
									key={ part }
									text={ sprintf(
										/* translators: 1: what the owner typed, 2: an example of opening hours. */
										__(
											'“%1$s” cannot be read, and is not saved. Enter days and times, such as %2$s.',
											'brolga'
										),
										part,
										example()
									) }
								/>
							) ) }
						{ sprintf(
							/* translators: %s: an example of opening hours. */
							__( 'Days and times, such as %s.', 'brolga' ),
							example()
						) }
					</>
				}
				__next40pxDefaultSize
			/>
		</div>
	);
};

/** The hours of the nearest day before that is open. */
const usualOf = ( week: Week, at: number ): readonly Span[] =>
	DAYS.slice( 0, at )
		.reverse()
		.map( ( day ) => week[ day ] )
		.find( ( spans ) => spans.length > 0 ) ?? [ USUAL ];

/**
 * The opening hours of a week.
 *
 * @see SEO-400
 */
export function OpeningHours() {
	const { week, unread, field, change } = useWeek();
	const names = namesOf( document.documentElement.lang || 'en' );
	const changeWeek = ( next: Week ): void => change( { week: next, unread } );
	return (
		<div className="brolga-hours">
			{ DAYS.map( ( day, at ) => (
				<DayRow
					key={ day }
					name={ names[ day ][ 0 ] ?? day }
					spans={ week[ day ] }
					usual={ usualOf( week, at ) }
					isLocked={ field.locked }
					onChange={ ( spans ) =>
						changeWeek( { ...week, [ day ]: spans } )
					}
					onCopy={ ( days ) =>
						changeWeek( copied( week, day, days ) )
					}
				/>
			) ) }
			<TypedHours
				week={ week }
				unread={ unread }
				names={ names }
				isLocked={ field.locked }
				onChange={ change }
			/>
			<div className="components-base-control__help">{ field.help }</div>
		</div>
	);
}
