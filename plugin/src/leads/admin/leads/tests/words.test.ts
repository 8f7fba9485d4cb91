/** LEAD-49 LEAD-734 LEAD-735 */
import { campaignName, deliveryText, eventText, MAIL_TO } from '../words';

it( 'names what it knows of a campaign, and nothing else (LEAD-49)', () => {
	expect( campaignName( 'utm_campaign' ) ).toBe( 'Campaign' );
	expect( campaignName( 'constructor' ) ).toBe( 'constructor' );
} );

it( 'calls services by their names (LEAD-734, LEAD-735)', () => {
	const sent = ( kind: 'slack' | 'sheet' | 'webhook' ) =>
		eventText( { at: '', kind, text: '', user: '' } );
	expect( [ MAIL_TO.slack, sent( 'slack' ) ] ).toEqual( [
		'Slack',
		'Sent to Slack',
	] );
	expect( [ MAIL_TO.sheet, sent( 'sheet' ) ] ).toEqual( [
		'Google Sheet',
		'Added to the Google Sheet',
	] );
	expect( sent( 'webhook' ) ).toBe( 'Webhook sent' );
	expect( deliveryText( 'sent', 'sheet' ) ).toBe( 'Sent' );
	expect( deliveryText( 'dead', 'slack' ) ).toBe( 'Failed' );
	expect( deliveryText( 'sent', 'autoreply' ) ).toBe( 'Email sent' );
	expect( deliveryText( 'failed' ) ).toBe( 'Email delayed' );
} );
