<?php
/**
 * What pages are given to ask with.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Api\Consent\Storage;
use Brolga\Consent\Banner;
use Brolga\Consent\ChoicesMarkup;
use Brolga\Consent\ConsentData;
use Brolga\Consent\ConsentQuestion;
use Brolga\Consent\FooterLink;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * CONSENT-1, CONSENT-5 to CONSENT-8, CONSENT-11.
 */
#[Group( 'once' )]
final class BannerTest extends TestCase {

	/**
	 * The plugin with some settings.
	 *
	 * @param array<string, mixed> $consent The section's values.
	 * @param array<string, mixed> $others  Other sections, by name.
	 */
	private static function built( array $consent = [], array $others = [] ): Container {
		update_option( Settings::OPTION, [ 'consent' => $consent + [ 'enabled' => true ] ] + $others );
		foreach ( [ 'wp_body_open', 'wp_footer', 'render_block_core/template-part' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$built = Built::around( new SystemClock() );
		$built->get( Banner::class )->register();
		return $built;
	}

	/**
	 * What a page has of it.
	 */
	private static function page(): string {
		ob_start();
		do_action( 'wp_body_open' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/**
	 * CONSENT-1: nothing where nobody asks.
	 */
	public function test_a_site_that_does_not_ask_prints_nothing(): void {
		$built = self::built( [ 'enabled' => false ] );
		self::assertSame( '', self::page() );
		self::assertSame( [], $built->get( ConsentData::class )->page_config() );
	}

	/**
	 * Whether a page begins with the banner's script.
	 *
	 * @param array<string, mixed> $consent The section's values.
	 * @param array<string, mixed> $others  Other sections, by name.
	 */
	private static function has_script( array $consent = [], array $others = [] ): bool {
		remove_all_filters( 'wp_enqueue_scripts' );
		wp_dequeue_script_module( '@brolga/consent' );
		self::built( $consent + [ 'reopen' => 'none' ], $others );
		do_action( 'wp_enqueue_scripts' );
		return in_array( '@brolga/consent', wp_script_modules()->get_queue(), true );
	}

	/**
	 * CONSENT-46: where nothing waits for an answer the page says who may yet have a use for the script.
	 */
	public function test_the_script_is_on_pages_where_something_waits(): void {
		self::assertFalse( self::has_script() );
		$page = self::page();
		self::assertStringContainsString( ' data-brolga-consent-status data-brolga-later="@brolga/consent" data-brolga-on="page" data-brolga-cookie="brolga_consent">', $page );
		self::assertStringContainsString( ' data-brolga-consent data-brolga-later="@brolga/consent-choices" data-brolga-opens="#brolga-consent" ', $page );
		self::assertContains( '@brolga/site', wp_script_modules()->get_queue() );
		self::assertTrue( self::has_script( [ 'mode' => 'opt-out' ] ), 'It tells of what runs until it is refused.' );
		self::assertTrue( self::has_script( [ 'reopen' => 'corner' ] ), 'It shows the link in the corner.' );
		self::assertTrue(
			self::has_script( [], [ 'tracking' => [ 'referral' => true ] ] ),
			'Something waits on every page.'
		);
	}

	/**
	 * CONSENT-5: the same for every visitor, so that a cache may keep it.
	 */
	public function test_a_page_is_the_same_whatever_was_answered(): void {
		$built = self::built();
		$plain = self::page() . wp_json_encode( $built->get( ConsentData::class )->page_config() );

		$_COOKIE['brolga_consent'] = "{$built->get( ConsentQuestion::class )->version()}.1.maps";
		$built                     = self::built();
		self::assertSame( $plain, self::page() . wp_json_encode( $built->get( ConsentData::class )->page_config() ) );
	}

	/**
	 * CONSENT-6: hidden until the script knows who has not answered; nothing that a search engine would quote.
	 */
	public function test_the_banner_is_hidden_and_printed_once(): void {
		self::built();
		$page = self::page();
		self::assertSame( 1, preg_match_all( '/<section class="brolga-consent"[^>]* data-nosnippet hidden>/', $page ) );
		self::assertSame( 1, substr_count( $page, '<dialog' ) );
		self::assertStringNotContainsString( '<dialog class="brolga-choices" open', $page );
	}

	/**
	 * CONSENT-45: the choices are no text of the page, nor of one that a reader view has written out as XML.
	 */
	public function test_the_choices_wait_in_a_template(): void {
		self::built();
		self::assertMatchesRegularExpression(
			'~<template data-brolga-choices hidden><dialog [^>]*>.*</dialog></template>~s',
			self::page()
		);
	}

	/**
	 * CONSENT-7: three answers that are made alike.
	 */
	public function test_answers_have_equal_weight(): void {
		self::built();
		preg_match( '#<div class="brolga-consent__answers">(.*?)</div>#s', self::page(), $found );
		preg_match_all( '#<button type="button" class="([^"]*)" data-brolga-answer="(\w+)">([^<]*)</button>#', $found[1] ?? '', $buttons );
		self::assertSame( [ 'accept', 'reject', 'choose' ], $buttons[2] );
		self::assertSame( [ 'Accept all', 'Reject all', 'Choose' ], $buttons[3] );
		self::assertCount( 1, array_unique( $buttons[1] ) );
		self::assertSame( '', str_replace( $buttons[0], '', $found[1] ?? '' ) );
	}

	/**
	 * CONSENT-7: the owner's words in the place of ours, and no markup among them.
	 */
	public function test_the_owner_may_say_it_in_other_words(): void {
		self::built( [
			'title'  => 'Biscuits?',
			'text'   => 'We <b>like</b> them.',
			'accept' => 'Yes',
			'reject' => 'No',
			'choose' => 'Some',
		] );
		$page = self::page();
		foreach ( [ '>Biscuits?<', 'We &lt;b&gt;like&lt;/b&gt; them.', '>Yes<', '>No<', '>Some<' ] as $words ) {
			self::assertStringContainsString( $words, $page );
		}
	}

	/**
	 * CONSENT-8: each service with what it does, whose it is and what it keeps; what is necessary has no switch.
	 */
	public function test_choices_name_every_service(): void {
		$built = self::built();
		$page  = self::page();
		foreach ( $built->get( ConsentQuestion::class )->categories() as $id => $category ) {
			self::assertSame(
				1,
				preg_match( "#<input [^>]*role=\"switch\" id=\"brolga-choice-{$id}\" value=\"{$id}\" aria-describedby=\"brolga-choice-{$id}-about\"#", $page ),
				"{$category}: {$id}"
			);
			self::assertStringContainsString( "<label class=\"brolga-choices__service-name\" for=\"brolga-choice-{$id}\">", $page );
		}
		// Enter on a switch saves; what is filled in by itself is no matter of checkboxes.
		self::assertSame( 1, preg_match( '~<form class="brolga-choices__form".*?</form>~s', $page, $form ) );
		self::assertMatchesRegularExpression(
			'~<button type="submit"[^>]* data-brolga-answer="save">~',
			$form[0] ?? ''
		);
		self::assertStringNotContainsString( 'autocomplete', $form[0] ?? '' );
		self::assertStringContainsString( 'tile.openstreetmap.org', $page );
		self::assertStringContainsString( '<code>brolga_consent</code></dt><dd>Your answer · 6 months</dd>', $page );
		self::assertStringContainsString( 'Always on', $page );
		self::assertStringNotContainsString( 'id="brolga-choice-consent"', $page );
	}

	/**
	 * TRACK-16: what cannot be stopped says that the page reloads, and nothing else does.
	 */
	public function test_choices_say_what_reloads_the_page(): void {
		self::built( [], [ 'tracking' => [ 'matomo_url' => 'https://stats.example.com/', 'matomo_site' => '3' ] ] );
		self::assertStringNotContainsString( 'the page reloads', self::page() );
		self::built(
			[],
			[ 'tracking' => [ 'tag_manager' => 'GTM-ABC1234', 'hotjar' => '1234567', 'clarity' => 'abcd1234ef' ] ]
		);
		preg_match_all( '#id="brolga-choice-([a-z-]+)-about">([^<]*)</p>#', self::page(), $purposes, PREG_SET_ORDER );
		$reloads = array_column(
			array_filter(
				$purposes,
				static fn ( array $purpose ): bool => str_contains( $purpose[2], 'the page reloads' )
			),
			1
		);
		self::assertEqualsCanonicalizing( [ 'tag-manager', 'hotjar' ], $reloads );
	}

	/**
	 * CONSENT-8
	 */
	public function test_durations_are_said_in_words(): void {
		self::assertSame(
			[
				'until you close the browser',
				'until you clear your browser’s data',
				'1 day',
				'30 days',
				'3 months',
				'1 year',
				'2 years',
				'13 months',
			],
			array_map( ChoicesMarkup::duration( ... ), [ 0, Storage::KEPT, 1, 30, 90, 365, 730, 390 ] )
		);
	}

	/**
	 * CONSENT-11
	 *
	 * @return iterable<string, array{string, string|null}>
	 */
	public static function footers(): iterable {
		yield 'words' => [
			'<p>A firm. <a href="/policy/">Privacy policy</a></p>',
			'<p>A firm. <a href="/policy/">Privacy policy</a> <span aria-hidden="true">·</span> <a href="http://there/#brolga-consent">Privacy choices</a></p>',
		];
		yield 'a menu' => [
			'<ul><li class="a"><a class="b" aria-current="page" href="/policy/"><span>Privacy</span></a></li><li><a href="/x/">X</a></li></ul>',
			'<ul><li class="a"><a class="b" aria-current="page" href="/policy/"><span>Privacy</span></a></li><li class="a"><a class="b"  href="http://there/#brolga-consent">Privacy choices</a></li><li><a href="/x/">X</a></li></ul>',
		];
		yield 'twice: once' => [
			'<a href="/policy/">P</a><a href="/policy/">P</a>',
			'<a href="/policy/">P</a> <span aria-hidden="true">·</span> <a href="http://there/#brolga-consent">Privacy choices</a><a href="/policy/">P</a>',
		];
		yield 'none' => [ '<p><a href="/policy/more/">Privacy</a></p>', null ];
	}

	/**
	 * CONSENT-11: the link stands beside the one to the policy.
	 *
	 * @param string|null $with With the link.
	 */
	#[DataProvider( 'footers' )]
	public function test_the_link_is_made_like_the_one_beside_it( string $footer, ?string $with ): void {
		add_filter( 'privacy_policy_url', static fn (): string => home_url( '/policy/' ) );
		self::assertSame( $with, FooterLink::in( $footer, 'http://there/#brolga-consent' ) );
	}

	/**
	 * CONSENT-11: in the corner where the footer has none; nowhere where the owner has their own.
	 */
	public function test_the_link_stands_where_the_owner_wants_it(): void {
		add_filter( 'privacy_policy_url', static fn (): string => home_url( '/policy/' ) );
		$footer = '<footer class="wp-block-template-part"><a href="/policy/">P</a></footer>';
		$with   = static fn ( string $html ): mixed => apply_filters( 'render_block_core/template-part', $html );
		self::built();
		self::assertSame( 1, substr_count( (string) wp_json_encode( $with( $footer ) ), '#brolga-consent' ) );
		self::assertStringNotContainsString( 'data-brolga-consent-corner', self::page() );
		self::built();
		self::assertSame( '<header>x</header>', $with( '<header>x</header>' ) );
		self::assertStringContainsString( 'data-brolga-consent-corner hidden', self::page() );
		self::built( [ 'reopen' => 'corner' ] );
		self::assertSame( $footer, $with( $footer ) );
		self::assertStringContainsString( 'data-brolga-consent-corner hidden', self::page() );
		self::built( [ 'reopen' => 'none' ] );
		self::assertSame( $footer, $with( $footer ) );
		self::assertStringNotContainsString( 'data-brolga-consent-corner', self::page() );
	}
}
