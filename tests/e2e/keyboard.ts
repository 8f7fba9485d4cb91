/**
 * A visitor without a mouse: whatever they use is reached by Tab, from where
 * they are.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** What somebody would have given up at. */
const MOST = 150;

export class Keyboard {
	constructor( private readonly page: Page ) {}

	/**
	 * Goes to something by Tab, or back by Shift and Tab.
	 *
	 * @param target It can have the focus.
	 */
	async reach( target: Locator ): Promise< void > {
		await expect( target ).toBeVisible();
		for ( let steps = 0; steps < MOST; steps++ ) {
			const key = await target.evaluate( ( element ) => {
				const at = document.activeElement;
				if ( at === element ) {
					return '';
				}
				const all = [ ...document.querySelectorAll( '*' ) ];
				return at &&
					at !== document.body &&
					all.indexOf( element ) < all.indexOf( at )
					? 'Shift+Tab'
					: 'Tab';
			} );
			if ( key === '' ) {
				await this.rest();
				return;
			}
			await this.page.keyboard.press( key );
		}
		await expect( target ).toBeFocused();
	}

	/**
	 * As short as no hand rests, and long enough for what a page does right
	 * after the focus has moved: a list that has lost it a millisecond ago would
	 * still take a space for its own, and a browser puts keys before timers.
	 */
	private rest(): Promise< void > {
		return this.page.evaluate(
			() => new Promise( ( done ) => setTimeout( done, 10 ) )
		);
	}

	/** Presses a link or a button. */
	async press( target: Locator ): Promise< void > {
		await this.reach( target );
		await this.page.keyboard.press( 'Enter' );
	}

	/** Ticks a box, or takes the tick away. */
	async tick( target: Locator ): Promise< void > {
		await this.reach( target );
		await this.page.keyboard.press( 'Space' );
	}

	/** Writes a text, which may be empty, in the place of the one that is there. */
	async write( target: Locator, text: string ): Promise< void > {
		await this.reach( target );
		await this.page.keyboard.press( 'Control+A' );
		// What is typed takes the old text's place.
		await ( text === ''
			? this.page.keyboard.press( 'Delete' )
			: this.page.keyboard.type( text ) );
	}
}
