<?php
/**
 * What a privacy policy should say of the AI.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Ai;

use Brolga\Ai\Admin\AiSection;
use Brolga\Privacy\PolicyText;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use Brolga\Tests\Support\Built;

/**
 * AI-50 PRIV-4
 */
final class PolicyTest extends AiTestCase {

	private function text(): string {
		return Built::around( $this->clock )->get( PolicyText::class )->text();
	}

	public function test_it_says_what_is_sent_and_to_whom(): void {
		$text = $this->text();
		self::assertStringContainsString( 'with an AI service. [Name the service here.]', $text );
		self::assertStringContainsString( 'by our forms is not sent to the AI service', $text );
		self::assertStringNotContainsString( 'receives your message', $text );
	}

	public function test_it_says_that_messages_are_sent_once_the_owner_allows_it(): void {
		self::set( new AiSection(), [ 'draft_replies' => true ] );
		$text = $this->text();
		self::assertStringContainsString( 'the AI service receives your message', $text );
		self::assertStringNotContainsString( 'is not sent to the AI service', $text );
	}

	/** It is composed on every screen of wp-admin, which waits for no service. */
	public function test_no_service_is_asked_for_it(): void {
		AiProvider::disconnect();
		$calls = AiProvider::looked_up();
		self::assertStringContainsString( 'AI service', $this->text() );
		self::assertSame( $calls, AiProvider::looked_up() );
	}

	public function test_it_says_nothing_where_ai_is_turned_off(): void {
		add_filter( 'wp_supports_ai', '__return_false' );
		self::assertStringNotContainsString( 'AI service', $this->text() );
	}
}
