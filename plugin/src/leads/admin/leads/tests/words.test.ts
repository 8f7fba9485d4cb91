/** LEAD-49 */
import { campaignName } from '../words';

it( 'names what it knows of a campaign, and nothing else (LEAD-49)', () => {
	expect( campaignName( 'utm_campaign' ) ).toBe( 'Campaign' );
	expect( campaignName( 'constructor' ) ).toBe( 'constructor' );
} );
