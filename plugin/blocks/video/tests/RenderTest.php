<?php
/**
 * What the server prints for a video.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Video;

use Brolga\Content\Video\VideoSource;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * A video without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * @param array<string, string|int> $attributes The block's.
	 */
	private static function render( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/video ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup(
			'embed',
			self::render(
				[
					'anchor'  => 'video',
					'url'     => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
					'title'   => 'Planting a fig',
					'design'  => 'card',
					'caption' => 'Filmed in <strong>Bardon</strong>',
				]
			)
		);
		self::assert_markup(
			'file',
			self::render(
				[
					'anchor'           => 'own',
					'url'              => '/wp-content/uploads/fig.mp4',
					'title'            => 'Planting a fig',
					'posterUrl'        => '/wp-content/uploads/fig.jpg',
					'captionsUrl'      => '/wp-content/uploads/fig.vtt',
					'captionsLanguage' => 'en-AU',
				]
			)
		);
	}

	/**
	 * VIDEO-1, VIDEO-2: a link to the video's page, and nothing that a browser would fetch from there.
	 */
	public function test_without_scripts_it_is_a_link_under_a_poster(): void {
		$html = self::render(
			[ 'url' => 'https://vimeo.com/76979871', 'posterUrl' => 'https://i.vimeocdn.com/video/1.jpg' ]
		);
		self::assertStringContainsString( 'href="https://vimeo.com/76979871"', $html );
		self::assertStringContainsString( 'From Vimeo, player.vimeo.com', $html );
		self::assertDoesNotMatchRegularExpression( '/\s(?:src|srcset|poster)="/', $html );
		self::assertStringNotContainsString( '<iframe', $html );
	}

	/**
	 * VIDEO-4, VIDEO-5, VIDEO-6: what an address means.
	 *
	 * @param string $url      What the owner wrote.
	 * @param string $provider Whose it is.
	 * @param string $embed    The frame's address.
	 */
	#[DataProvider( 'addresses' )]
	public function test_addresses( string $url, string $provider, string $embed = '' ): void {
		$source = VideoSource::of( $url );
		self::assertSame( [ $provider, $embed ], [ $source->provider, $source->embed ] );
	}

	/**
	 * @return iterable<array{0: string, 1: string, 2?: string}>
	 */
	public static function addresses(): iterable {
		$youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0';
		foreach ( [
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			'https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ',
			'http://youtu.be/aqz-KE-bpKQ',
			'https://www.youtube.com/shorts/aqz-KE-bpKQ',
			'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
		] as $url ) {
			yield $url => [ $url, 'youtube', $youtube ];
		}
		yield 'a moment' => [ 'https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'youtube', $youtube . '&start=90' ];
		yield 'seconds' => [ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=75', 'youtube', $youtube . '&start=75' ];
		yield 'no moment' => [ 'https://youtu.be/aqz-KE-bpKQ?t=soon', 'youtube', $youtube ];
		yield 'a channel' => [ 'https://www.youtube.com/@figandferry', 'link' ];
		yield 'a forged id' => [ 'https://youtu.be/aqz-KE-bp"onload', 'link' ];
		yield 'Vimeo' => [
			'https://vimeo.com/76979871',
			'vimeo',
			'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
		];
		yield 'unlisted at Vimeo' => [
			'https://vimeo.com/76979871/0a1b2c3d4e',
			'vimeo',
			'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e',
		];
		yield 'a look-alike' => [ 'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ', 'link' ];
		yield 'another host' => [ 'https://videos.example.org/fig.mp4', 'link' ];
		yield 'a file of this site' => [ '/wp-content/uploads/fig.mp4', 'file' ];
		yield 'a page of this site' => [ '/visit/', 'link' ];
		yield 'no address' => [ 'javascript:alert(1)', '' ];
		yield 'words' => [ 'our video', 'link' ];
		yield 'nothing' => [ '', '' ];
	}

	/**
	 * VIDEO-4: an unknown host is a link with the title, and no player.
	 */
	public function test_an_unknown_host_is_a_plain_link(): void {
		$html = self::render( [ 'url' => 'https://videos.example.org/fig', 'title' => 'Planting a fig' ] );
		self::assertStringContainsString( '<a href="https://videos.example.org/fig">Planting a fig</a>', $html );
		self::assertStringNotContainsString( 'data-brolga-stage', $html );
	}

	/**
	 * VIDEO-8, VIDEO-13: posters and captions come from this site or not at all, and not before they are seen.
	 */
	public function test_a_video_asks_nothing_of_another_host(): void {
		$html = self::render( [
			'url'         => '/fig.webm',
			'posterUrl'   => 'https://elsewhere.example/p.jpg',
			'captionsUrl' => 'https://elsewhere.example/c.vtt',
		] );
		self::assertStringContainsString( '<video src="/fig.webm" preload="none" loading="lazy" controls playsinline', $html );
		self::assertStringNotContainsString( 'elsewhere', $html );
		self::assertStringNotContainsString( 'autoplay', $html );
	}

	public function test_without_an_address_it_prints_nothing(): void {
		self::assertSame( '', trim( self::render( [ 'title' => 'Soon' ] ) ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::render(
			[
				'anchor'  => 'x" onload="alert(1)',
				'url'     => 'https://vimeo.com/1"onmouseover="alert(2)',
				'title'   => '<script>alert(3)</script>',
				'caption' => '<img src=x onerror=alert(4)><script>alert(5)</script>',
				'design'  => 'card" onclick="alert(6)',
				'ratio'   => '1/1;color:red',
			]
		) . self::render( [
			'url'              => '/a.mp4',
			'captionsUrl'      => '/c.vtt',
			'captionsLabel'    => '"><script>',
			'captionsLanguage' => '" onload="',
		] );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertDoesNotMatchRegularExpression( '/" on\w+="/', $html );
		self::assertStringContainsString( 'is-plain is-ratio-16-9', $html );
	}
}
