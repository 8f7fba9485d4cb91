/**
 * The list of keys, and the way to be left alone by them.
 */
import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { keyboard } from '@wordpress/icons';

/** Where the choice is kept, on this device. */
const STORE = 'brolga-leads-keys';

const WORDS: Readonly< Record< string, string > > = {
	j: __( 'Next lead', 'brolga' ),
	k: __( 'Previous lead', 'brolga' ),
	e: __( 'Mark as done', 'brolga' ),
	s: __( 'Mark as spam', 'brolga' ),
	r: __( 'Reply', 'brolga' ),
	'?': __( 'Show keyboard shortcuts', 'brolga' ),
};

/** Whether keys are heard; they are until somebody says otherwise. */
export const areKeysOn = (): boolean => {
	try {
		return window.localStorage.getItem( STORE ) !== 'off';
	} catch {
		return true;
	}
};

const keep = ( on: boolean ): void => {
	try {
		window.localStorage.setItem( STORE, on ? 'on' : 'off' );
	} catch {
		// The choice holds until the page is left.
	}
};

interface Props {
	readonly on: boolean;
	readonly isOpen: boolean;
	readonly onTurn: ( on: boolean ) => void;
	readonly onOpen: () => void;
	readonly onClose: () => void;
}

/**
 * The button, and the list it opens.
 *
 * @see LEAD-52
 */
export const KeyList = ( props: Props ) => (
	<>
		<Button
			className="brolga-leads__keys"
			icon={ keyboard }
			label={ __( 'Keyboard shortcuts', 'brolga' ) }
			onClick={ props.onOpen }
		/>
		{ props.isOpen && (
			<Modal
				title={ __( 'Keyboard shortcuts', 'brolga' ) }
				size="small"
				onRequestClose={ props.onClose }
			>
				<dl className="brolga-leads__key-list">
					{ Object.entries( WORDS ).map( ( [ key, words ] ) => (
						<div key={ key }>
							<dt>
								<kbd>{ key }</kbd>
							</dt>
							<dd>{ words }</dd>
						</div>
					) ) }
				</dl>
				<CheckboxControl
					// The list brings components of its own, which count their ids from 0 too.
					id="brolga-leads-use-keys"
					label={ __( 'Use keyboard shortcuts', 'brolga' ) }
					checked={ props.on }
					onChange={ ( on ) => {
						keep( on );
						props.onTurn( on );
					} }
					__nextHasNoMarginBottom
				/>
			</Modal>
		) }
	</>
);
