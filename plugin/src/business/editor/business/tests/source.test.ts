import { store as coreStore } from '@wordpress/core-data';
import { canUserEditValue, getValues, setValues, type Select } from '../source';

const SAVED = {
	name: '',
	phone: '0113',
	email: '',
	address: '',
	hours: [],
	links: { phone: 'tel:0113', email: '' },
	mayEdit: true,
	settings: '',
	problems: [],
};

const select =
	( saved: typeof SAVED | undefined, typed = {} ): Select =>
	() => ( {
		getEntityRecord: () => saved,
		getEditedEntityRecord: () => saved && { ...saved, ...typed },
	} );

const PHONE = { content: { args: { key: 'phone' } } };

describe( 'the editor’s half of the business (BLOCK-183)', () => {
	it( 'shows nothing of its own before it knows', () => {
		expect(
			getValues( { select: select( undefined ), bindings: PHONE } )
		).toEqual( {} );
	} );

	it( 'shows what is saved, what is typed, and nothing where it was emptied', () => {
		expect(
			getValues( { select: select( SAVED ), bindings: PHONE } )
		).toEqual( { content: '0113' } );
		expect(
			getValues( {
				select: select( SAVED, { phone: '0114' } ),
				bindings: PHONE,
			} )
		).toEqual( { content: '0114' } );
		expect(
			getValues( {
				select: select( SAVED, { phone: '' } ),
				bindings: PHONE,
			} )
		).toEqual( { content: '' } );
		expect(
			getValues( {
				select: select( { ...SAVED, phone: '' } ),
				bindings: PHONE,
			} )
		).toEqual( {} );
	} );

	it( 'changes the details by what is typed, and links by nothing', () => {
		const editEntityRecord = jest.fn();
		const dispatch = ( store: typeof coreStore ) => {
			expect( store ).toBe( coreStore );
			return { editEntityRecord };
		};
		setValues( {
			dispatch,
			bindings: {
				content: { args: { key: 'phone' }, newValue: '<b>0115</b>' },
				url: { args: { key: 'phone' }, newValue: 'https://x.example' },
				text: { args: { key: 'hours' }, newValue: 'always' },
			},
		} );
		expect( editEntityRecord.mock.calls ).toEqual( [
			[ 'brolga', 'business', undefined, { phone: '0115' } ],
		] );
	} );

	it( 'is typed over by those who may', () => {
		const args = { key: 'phone' };
		expect( canUserEditValue( { select: select( SAVED ), args } ) ).toBe(
			true
		);
		expect(
			canUserEditValue( {
				select: select( { ...SAVED, mayEdit: false } ),
				args,
			} )
		).toBe( false );
		expect(
			canUserEditValue( {
				select: select( SAVED ),
				args: { key: 'hours' },
			} )
		).toBe( false );
	} );
} );
