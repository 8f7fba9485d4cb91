/**
 * UPLOAD-2: which files a field takes.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { fireEvent, render, screen } from '@testing-library/react';
import { filesSentence } from '../file-kinds';
import { FileSettings } from '../file-settings';

const mayUpload = ( bytes: number ): void => {
	void dispatch( blockEditorStore ).updateSettings( {
		maxUploadFileSize: bytes,
	} );
};

const show = ( maxMegabytes = 10 ) => {
	const onChange = jest.fn();
	render(
		<FileSettings
			accept={ [ 'images', 'pdf' ] }
			maxFiles={ 2 }
			maxMegabytes={ maxMegabytes }
			onChange={ onChange }
		/>
	);
	return onChange;
};

const tick = ( name: string ): HTMLInputElement =>
	screen.getByRole( 'checkbox', { name } );

// FORM-66
it( 'lets the owner choose kinds, in their order', () => {
	const onChange = show();
	const kinds = screen.getByRole( 'group', { name: 'Allowed file types' } );
	expect( kinds.contains( tick( 'Images' ) ) ).toBe( true );
	fireEvent.click( tick( 'Documents' ) );
	expect( onChange ).toHaveBeenLastCalledWith( {
		accept: [ 'images', 'pdf', 'documents' ],
	} );
	fireEvent.click( tick( 'Images' ) );
	expect( onChange ).toHaveBeenLastCalledWith( { accept: [ 'pdf' ] } );
} );

it( 'does not let the last kind go', () => {
	render(
		<FileSettings
			accept={ [ 'pdf' ] }
			maxFiles={ 1 }
			maxMegabytes={ 1 }
			onChange={ jest.fn() }
		/>
	);
	expect( tick( 'PDF' ).disabled ).toBe( true );
} );

it( 'says when the server takes less than the owner wants', () => {
	mayUpload( 2 * 1024 * 1024 );
	show( 10 );
	expect(
		screen.getByText( /This server accepts files of up to 2 MB/ )
	).toBeTruthy();
	expect(
		screen.queryByText( /This server accepts files of up to 100 MB/ )
	).toBeNull();
} );

it( 'sums up what is taken', () => {
	expect( filesSentence( [ 'pdf', 'text' ], 3, 5 ) ).toBe(
		'3 × up to 5 MB: PDF, Plain text'
	);
} );
