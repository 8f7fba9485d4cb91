/**
 * The way through a list that goes on from the last row it shows, not from a
 * page's number, so that it costs the same anywhere.
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	readonly className: string;
	/** Whether the newest are shown. */
	readonly isFirst: boolean;
	/** What the way to older ones is called. */
	readonly older: string;
	/** The row after which older ones come; null: there are none. */
	readonly next: number | null;
	/** Goes on after a row; 0: to the newest. */
	readonly onGo: ( after: number ) => void;
}

export const Pager = ( { className, isFirst, older, next, onGo }: Props ) => (
	<div className={ className }>
		{ ! isFirst && (
			<Button
				variant="secondary"
				onClick={ () => onGo( 0 ) }
				__next40pxDefaultSize
			>
				{ __( 'Back to newest', 'brolga' ) }
			</Button>
		) }
		{ next !== null && (
			<Button
				variant="secondary"
				onClick={ () => onGo( next ) }
				__next40pxDefaultSize
			>
				{ older }
			</Button>
		) }
	</div>
);
