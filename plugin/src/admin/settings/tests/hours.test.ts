import { storedHours } from '../hours';

test.each( [
	[ 'Mon-Fri 8am-7pm', 'Mo-Fr 08:00-19:00' ],
	[ 'Monday to Friday, 8 am to 7 pm', 'Mo-Fr 08:00-19:00' ],
	[ 'Sat & Sun: 9.30am – noon', 'Sa,Su 09:30-12:00' ],
	[ 'Tuesday 9:00-17:30', 'Tu 09:00-17:30' ],
	[ 'Thurs 12am-1pm', 'Th 00:00-13:00' ],
	[ 'Mo–Fr 09:00–17:00', 'Mo-Fr 09:00-17:00' ],
	[ 'by appointment', 'by appointment' ],
	[ 'Mon 25-26', 'Mon 25-26' ],
] )( '%s is stored as %s (SEO-180)', ( typed, stored ) => {
	expect( storedHours( typed ) ).toBe( stored );
} );
