/**
 * Choices, written as a list.
 */
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../runtime/composing';

/** One thing to choose; without a value its label is sent. */
export interface Option {
	readonly label: string;
	readonly value?: string;
}

interface Props {
	/** The class that the list's own are made of. */
	readonly root: string;
	/** What kind of choices they are. */
	readonly type: string;
	readonly options: readonly Option[];
	/** Labels that a new list starts with. */
	readonly samples?: readonly string[];
	/** Whether their field is selected, so that another can be added. */
	readonly isEdited: boolean;
	readonly onChange: ( options: Option[] ) => void;
}

interface LineProps {
	readonly root: string;
	readonly number: number;
	readonly label: string;
	readonly isSample: boolean;
	readonly onChange: ( label: string ) => void;
	readonly onKeyDown: ( event: KeyboardEvent ) => void;
}

const Line = ( {
	root,
	number,
	label,
	isSample,
	onChange,
	onKeyDown,
}: LineProps ) => (
	<li className={ `${ root }__option` }>
		<span className={ `${ root }__tick` } aria-hidden="true" />
		<input
			className={ `${ root }__option-text` }
			aria-label={ sprintf(
				/* translators: %d: the option's number. */
				__( 'Option %d', 'brolga' ),
				number
			) }
			placeholder={ __( 'Type an option…', 'brolga' ) }
			value={ label }
			// Typing replaces what is there as an example.
			onFocus={ ( { target } ) => isSample && target.select() }
			onChange={ ( { target } ) => onChange( target.value ) }
			onKeyDown={ onKeyDown }
		/>
	</li>
);

/**
 * The choices, one a line: Enter adds one, Backspace takes an empty one away.
 *
 * @param props          See Props.
 * @param props.root
 * @param props.type
 * @param props.options
 * @param props.samples
 * @param props.isEdited
 * @param props.onChange
 */
export function OptionList( {
	root,
	type,
	options,
	samples = [],
	isEdited,
	onChange,
}: Props ) {
	const list = useRef< HTMLUListElement >( null );
	const [ focus, setFocus ] = useState( -1 );
	const count = options.length;
	// The line may come later than the wish to go there.
	useEffect( () => {
		const line = list.current?.querySelectorAll( 'input' )[ focus ];
		if ( line ) {
			line.focus();
			setFocus( -1 );
		}
	}, [ focus, count ] );

	const onKeyDown = ( event: KeyboardEvent, index: number ): void => {
		if ( isComposing( event.nativeEvent ) ) {
			return;
		}
		if ( event.key === 'Enter' ) {
			onChange( [
				...options.slice( 0, index + 1 ),
				{ label: '' },
				...options.slice( index + 1 ),
			] );
			setFocus( index + 1 );
		} else if (
			event.key === 'Backspace' &&
			options[ index ]?.label === '' &&
			options.length > 1
		) {
			onChange( options.filter( ( _, at ) => at !== index ) );
			setFocus( Math.max( 0, index - 1 ) );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};

	return (
		<ul className={ `${ root }__options is-${ type }` } ref={ list }>
			{ options.map( ( option, index ) => (
				<Line
					key={ index }
					root={ root }
					number={ index + 1 }
					label={ option.label }
					isSample={ samples.includes( option.label ) }
					onChange={ ( label ) =>
						onChange(
							options.map( ( other, at ) =>
								at === index ? { ...other, label } : other
							)
						)
					}
					onKeyDown={ ( event ) => onKeyDown( event, index ) }
				/>
			) ) }
			{ isEdited && (
				<li>
					<Button
						className={ `${ root }__add-option` }
						variant="link"
						onClick={ () => {
							onChange( [ ...options, { label: '' } ] );
							setFocus( options.length );
						} }
					>
						{ __( 'Add option', 'brolga' ) }
					</Button>
				</li>
			) }
		</ul>
	);
}
