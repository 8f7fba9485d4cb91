<?php
/**
 * Where a form that was sent leads back to.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Source\FormId;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The page's address, with what is told in it.
 */
#[Group( 'once' )]
final class CurrentPageAddressTest extends TestCase {

	/**
	 * FORM-28 REST-20: the address goes into a header, which takes no control
	 * characters: names of the page's own parameters may bring some.
	 */
	public function test_an_address_fits_a_header_whatever_the_page_was_asked_with(): void {
		$_SERVER['REQUEST_URI'] = '/contact/?%01a=1&b%0d%0aSet-Cookie:c=2&d=%C3%A9';
		$address                = CurrentPageAddress::of_success( FormId::parse( 'post-7:enquiry' ), 'form-1' );
		self::assertDoesNotMatchRegularExpression( '/[^\x21-\x7e]/', $address );
		self::assertStringContainsString( '/contact/?a=1', $address );
		self::assertStringContainsString( 'd=%C3%A9&brolga_sent=enquiry#form-1', $address );
	}
}
