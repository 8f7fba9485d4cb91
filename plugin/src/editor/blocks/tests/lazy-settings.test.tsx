import { act, cleanup, render, screen } from '@testing-library/react';
import { lazily, lazySettings } from '../lazy-settings';

interface Props {
	readonly of: string;
}

const module = {
	Settings: ( { of }: Props ) => <p>Settings of { of }</p>,
};

describe( 'settings that come when a block is first selected (PERF-34)', () => {
	afterEach( cleanup );

	it( 'are fetched once for all blocks of a kind, and then stand there at once', async () => {
		const load = jest.fn( () => Promise.resolve( module ) );
		const Settings = lazySettings( load );
		const { unmount } = render( <Settings of="one" /> );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Loading the settings…'
		);
		await act( async () => undefined );
		expect( screen.getByText( 'Settings of one' ) ).toBeTruthy();
		unmount();
		render( <Settings of="another" /> );
		expect( screen.getByText( 'Settings of another' ) ).toBeTruthy();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are drawn with what the block has by the time they come', async () => {
		let come: ( made: typeof module ) => void = () => undefined;
		const Settings = lazySettings(
			() => new Promise< typeof module >( ( done ) => ( come = done ) )
		);
		const { rerender } = render( <Settings of="one" /> );
		rerender( <Settings of="one that was changed" /> );
		await act( async () => come( module ) );
		expect(
			screen.getByText( 'Settings of one that was changed' )
		).toBeTruthy();
	} );

	it( 'come to nobody who has selected something else by then', async () => {
		let come: ( made: typeof module ) => void = () => undefined;
		const Settings = lazySettings(
			() => new Promise< typeof module >( ( done ) => ( come = done ) )
		);
		const { unmount, container } = render( <Settings of="one" /> );
		unmount();
		await act( async () => come( module ) );
		expect( container.textContent ).toBe( '' );
		render( <Settings of="one" /> );
		expect( screen.getByText( 'Settings of one' ) ).toBeTruthy();
	} );

	it( 'say that they could not be fetched, and try again when they are asked to', async () => {
		const load = jest
			.fn< Promise< typeof module >, [] >()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( module );
		const Settings = lazySettings( load );
		render( <Settings of="one" /> );
		await act( async () => undefined );
		expect( screen.getAllByText( /Check your connection/ ) ).not.toEqual(
			[]
		);
		await act( async () =>
			screen.getByRole( 'button', { name: 'Try again' } ).click()
		);
		expect( screen.getByText( 'Settings of one' ) ).toBeTruthy();
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'are tried again together with all else that could not be fetched', async () => {
		const failingOnce = () =>
			jest
				.fn< Promise< typeof module >, [] >()
				.mockRejectedValueOnce( new Error( 'offline' ) )
				.mockResolvedValue( module );
		const failing = failingOnce();
		const One = lazySettings( failingOnce() );
		const Silent = lazily(
			() => failing().then( ( { Settings } ) => Settings ),
			() => null
		);
		render(
			<>
				<One of="one" />
				<Silent of="another" />
			</>
		);
		await act( async () => undefined );
		await act( async () =>
			screen.getByRole( 'button', { name: 'Try again' } ).click()
		);
		expect( screen.getByText( 'Settings of one' ) ).toBeTruthy();
		expect( screen.getByText( 'Settings of another' ) ).toBeTruthy();
	} );
} );
