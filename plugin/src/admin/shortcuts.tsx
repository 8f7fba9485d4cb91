/**
 * The list of a screen's keys, and the way to be left alone by them.
 */
import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { keyboard } from '@wordpress/icons';
import { areKeysOn, keysOfScreen, turnKeys, useKeys } from './use-keys';

const List = () => (
	<dl className="brolga-keys">
		{ keysOfScreen().map( ( { key, words } ) => (
			<div key={ key }>
				<dt>
					<kbd>{ key }</kbd>
				</dt>
				<dd>{ words }</dd>
			</div>
		) ) }
	</dl>
);

/** Whether keys are heard, on this device. */
const Switch = () => {
	const [ isOn, setOn ] = useState( areKeysOn );
	return (
		<CheckboxControl
			// Some screens bring components of their own, which count their ids from 0 too.
			id="brolga-use-keys"
			label={ __( 'Use keyboard shortcuts', 'brolga' ) }
			checked={ isOn }
			onChange={ ( on ) => {
				turnKeys( on );
				setOn( on );
			} }
			__nextHasNoMarginBottom
		/>
	);
};

interface Props {
	/** Whether something can be searched for on the screen. */
	readonly hasSearch?: boolean;
}

/**
 * The button, and the list it opens.
 *
 * @see START-876
 * @param props           See Props.
 * @param props.hasSearch Whether `/` leads to the search.
 */
export const Shortcuts = ( { hasSearch = false }: Props ) => {
	const [ isOpen, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const open = (): void => setOpen( true );
	useKeys( [
		...( hasSearch
			? [
					{
						key: '/',
						words: __( 'Search', 'brolga' ),
						act: () =>
							(
								button.current?.closest( '.brolga-screen' ) ??
								document
							)
								.querySelector< HTMLElement >(
									'input[type="search"]'
								)
								?.focus(),
					},
				]
			: [] ),
		{
			key: '?',
			words: __( 'Show keyboard shortcuts', 'brolga' ),
			act: open,
		},
	] );
	return (
		<>
			<Button
				ref={ button }
				className="brolga-head__keys"
				icon={ keyboard }
				label={ __( 'Keyboard shortcuts', 'brolga' ) }
				onClick={ open }
			/>
			{ isOpen && (
				<Modal
					title={ __( 'Keyboard shortcuts', 'brolga' ) }
					size="small"
					onRequestClose={ () => setOpen( false ) }
					onKeyDown={ ( event ) => {
						// What opened it closes it.
						if ( event.key === '?' && areKeysOn() ) {
							event.preventDefault();
							setOpen( false );
						}
					} }
				>
					<List />
					<Switch />
				</Modal>
			) }
		</>
	);
};
