import {
	CLOSED,
	copied,
	linesOf,
	namesOf,
	typedInto,
	WEEKDAYS,
	weekOf,
} from '../hours';

const ENGLISH = namesOf( 'en-US' );

const stored = ( text: string, week = CLOSED, names = ENGLISH ) => {
	const typed = typedInto( text, week, names );
	return [
		...linesOf( typed.week ),
		...typed.unread.map( ( it ) => `? ${ it }` ),
	];
};

test.each( [
	[ 'Mon-Fri 8am-7pm', 'Mo-Fr 08:00-19:00' ],
	[ 'Monday to Friday, 8 am to 7 pm', 'Mo-Fr 08:00-19:00' ],
	[ 'Monday–Friday: 8.30 a.m. – 5 p.m.', 'Mo-Fr 08:30-17:00' ],
	[ 'Sat & Sun: 9.30am – noon', 'Sa-Su 09:30-12:00' ],
	[ 'Tuesday 9:00-17:30', 'Tu 09:00-17:30' ],
	[ 'Thurs 12am-1pm', 'Th 00:00-13:00' ],
	[ 'Mo–Fr 09:00–17:00', 'Mo-Fr 09:00-17:00' ],
	[ '8am-7pm', 'Mo-Fr 08:00-19:00' ],
	[ 'Mon-Fri 9:00–17:30; Sat 10-2', 'Mo-Fr 09:00-17:30 | Sa 10:00-14:00' ],
	[ 'Mon-Fri 9-5, Sat 10-2', 'Mo-Fr 09:00-17:00 | Sa 10:00-14:00' ],
	[
		'Mon, Wed and Fri 1-5pm',
		'Mo 13:00-17:00 | We 13:00-17:00 | Fr 13:00-17:00',
	],
	[ 'Tue 9-12, 13-17', 'Tu 09:00-12:00 | Tu 13:00-17:00' ],
	[ 'Tue 9am-12pm and 1pm-5pm', 'Tu 09:00-12:00 | Tu 13:00-17:00' ],
	[ 'Fri-Mon 20:00-02:00', 'Mo 20:00-02:00 | Fr-Su 20:00-02:00' ],
	[ 'Fri 6pm-midnight', 'Fr 18:00-00:00' ],
	[ 'weekdays 9-5\nweekends closed', 'Mo-Fr 09:00-17:00' ],
	[ 'every day 7-7', 'Mo-Su 07:00-19:00' ],
	[ '24/7', 'Mo-Su 00:00-23:59' ],
	[ 'Sat 24 hours', 'Sa 00:00-23:59' ],
	[ 'every\u00A0day 7\u00A0am\u00A0–\u00A07\u202Fpm', 'Mo-Su 07:00-19:00' ],
	[ 'Sat 24\u00A0hours', 'Sa 00:00-23:59' ],
	[ 'by appointment', '? by appointment' ],
	[ 'Mon 25-26', '? Mon 25-26' ],
	[ 'Mon 13pm-2pm', '? Mon 13pm-2pm' ],
	[ 'Mon 9-9:75', '? Mon 9-9:75' ],
	[ 'Mon', '? Mon' ],
	[ 'Mon 9', '? Mon 9' ],
	[
		'Mon 9-5; Tue whenever; Sat 10-2',
		'Mo 09:00-17:00 | Sa 10:00-14:00 | ? Tue whenever',
	],
] )( '%s is stored as %s (SEO-400)', ( typed, lines ) => {
	expect( stored( typed ).join( ' | ' ) ).toBe( lines );
} );

test( 'days that are not named keep their hours (SEO-400)', () => {
	const { week } = weekOf( [ 'Mo-Fr 09:00-17:00', 'Sa 10:00-14:00' ] );
	expect( stored( 'Wed closed; Fri 9-1', week ) ).toEqual( [
		'Mo-Tu 09:00-17:00',
		'Th 09:00-17:00',
		'Fr 09:00-13:00',
		'Sa 10:00-14:00',
	] );
	expect( stored( '8am-7pm', week ) ).toEqual( [ 'Mo-Sa 08:00-19:00' ] );
} );

test( 'days have the names of the owner’s language, too (SEO-400)', () => {
	const german = namesOf( 'de-DE' );
	expect(
		stored( 'Mo–Do 9–17 Uhr, Sonntag 10 bis 14', CLOSED, german )
	).toEqual( [ 'Mo-Th 09:00-17:00', 'Su 10:00-14:00' ] );
	expect( german.We[ 0 ] ).toBe( 'Mittwoch' );
} );

test( 'a day’s hours are copied, what is not whole is not stored (SEO-400)', () => {
	const { week } = weekOf( [ 'Mo 09:00-12:00', 'Mo 13:00-17:00' ] );
	const all = copied( week, 'Mo', WEEKDAYS );
	expect( linesOf( all ) ).toEqual( [
		'Mo-Fr 09:00-12:00',
		'Mo-Fr 13:00-17:00',
	] );
	expect(
		linesOf( {
			...all,
			Sa: [ { opens: '10:00', closes: '' } ],
			Su: [ { opens: '10:00', closes: '10:00' } ],
		} )
	).toEqual( linesOf( all ) );
} );
