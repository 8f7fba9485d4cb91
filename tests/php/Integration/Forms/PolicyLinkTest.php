<?php
/**
 * The privacy policy beside what somebody consents to.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\Fields\ConsentText;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\FormTestCase;

/**
 * PRIV-351
 */
final class PolicyLinkTest extends FormTestCase {

	private const WORDING = 'Write to me about my enquiry.';

	protected function tearDown(): void {
		delete_option( 'wp_page_for_privacy_policy' );
		remove_all_filters( 'privacy_policy_url' );
		parent::tearDown();
	}

	/**
	 * A box to tick as visitors get it.
	 *
	 * @param string $type    Of the field.
	 * @param string $wording What it says.
	 */
	private function printed( string $type, string $wording = self::WORDING ): string {
		$field = [
			'fieldId' => 'agree',
			'type'    => $type,
			'label'   => 'Consent',
			'wording' => $wording,
		];
		return $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( [], [ $field ] ) )
		);
	}

	/**
	 * PRIV-351: the published page is linked by its name; the version of the wording, which is sent, stays.
	 */
	public function test_a_consent_links_the_published_policy(): void {
		self::assertStringNotContainsString( 'privacy-policy', $this->printed( 'consent' ) );
		$page = $this->make_post( '', 'draft', 'page', 'Privacy & cookies' );
		update_option( 'wp_page_for_privacy_policy', $page );
		self::assertStringNotContainsString( 'privacy-policy', $this->printed( 'consent' ) );
		wp_publish_post( $page );
		$html = $this->printed( 'consent' );
		self::assertStringContainsString(
			self::WORDING . ' <a href="' . esc_url( get_privacy_policy_url() )
				. '" target="_blank" rel="noopener privacy-policy">Privacy &amp; cookies</a>',
			$html
		);
		self::assertStringContainsString( 'value="' . ConsentText::from( self::WORDING )->version() . '"', $html );
		self::assertStringNotContainsString( 'privacy-policy', $this->printed( 'booleancheckbox' ) );
	}

	/**
	 * PRIV-351: who links it in the wording has it once, and an address that a plugin gives has a name, too.
	 */
	public function test_it_is_linked_once(): void {
		add_filter( 'privacy_policy_url', static fn (): string => 'https://example.com/policy?a=1&b=2' );
		self::assertStringContainsString( 'rel="noopener privacy-policy">P', $this->printed( 'consent' ) );
		self::assertStringNotContainsString(
			'privacy-policy',
			$this->printed( 'consent', 'I agree to the <a href="https://example.com/policy?a=1&amp;b=2">policy</a>.' )
		);
	}
}
