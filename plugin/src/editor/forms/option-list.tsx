/**
 * Choices, written as a list.
 */
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../keys/composing';

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
	/** Whether their field is selected, so that another can be added. */
	readonly isEdited: boolean;
	readonly onChange: ( options: Option[] ) => void;
}

/**
 * The choices, one a line: Enter adds one, Backspace takes an empty one away.
 *
 * @param props          See Props.
 * @param props.root
 * @param props.type
 * @param props.options
 * @param props.isEdited
 * @param props.onChange
 */
export function OptionList( {
	root,
	type,
	options,
	isEdited,
	onChange,
}: Props ) {
	const list = useRef< HTMLUListElement >( null );
	const [ focus, setFocus ] = useState( -1 );
	useEffect( () => {
		list.current?.querySelectorAll( 'input' )[ focus ]?.focus();
		setFocus( -1 );
	}, [ focus ] );

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
				<li key={ index } className={ `${ root }__option` }>
					<span className={ `${ root }__tick` } aria-hidden="true" />
					<input
						className={ `${ root }__option-text` }
						aria-label={ sprintf(
							/* translators: %d: the option's number. */
							__( 'Option %d', 'brolga' ),
							index + 1
						) }
						placeholder={ __( 'Type an option…', 'brolga' ) }
						value={ option.label }
						onChange={ ( { target } ) =>
							onChange(
								options.map( ( other, at ) =>
									at === index
										? { ...other, label: target.value }
										: other
								)
							)
						}
						onKeyDown={ ( event ) => onKeyDown( event, index ) }
					/>
				</li>
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
