<?php
/**
 * Frames of other hosts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Consent\ConsentQuestion;
use Brolga\Content\Frames\Frame;
use Brolga\Content\Frames\Frames;
use Brolga\Content\Frames\FramesCheck;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

/**
 * @see CONSENT-400 CONSENT-401 CONSENT-402 CONSENT-403
 */
#[Group( 'once' )]
final class FramesTest extends TestCase {

	private const YOUTUBE = '<iframe title="Stretches" width="500" height="281" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" allowfullscreen></iframe>';

	private const MAP = '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d1!2d153.02!3d-27.47!2m3!1f0!2f0!3f0!3m3!1m2!1s0x6b:0x5!2sBrisbane%20QLD!5e0!3m2!1sen!2sau" width="100%" height="450" style="border:0" loading="lazy"></iframe>';

	/**
	 * The site as its owner has set it.
	 *
	 * @param bool $is_asked Whether its visitors are asked.
	 */
	private static function site( bool $is_asked = true ): Container {
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => $is_asked ] ] );
		return Built::around( new SystemClock() );
	}

	/**
	 * Prints frames as visitors of the site get them.
	 *
	 * @param bool $is_asked Whether its visitors are asked.
	 */
	private static function follow( bool $is_asked = true ): Container {
		remove_all_filters( 'render_block' );
		$site = self::site( $is_asked );
		$site->get( Frames::class )->register();
		return $site;
	}

	/**
	 * Ways in which content brings a frame.
	 *
	 * @return array<string, array{non-empty-string, string}>
	 */
	public static function ways(): array {
		return [
			'HTML'              => [ 'do_blocks', '<!-- wp:html -->%s<!-- /wp:html -->' ],
			'embed'             => [ 'do_blocks', '<!-- wp:embed {"url":"x"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">%s</div></figure><!-- /wp:embed -->' ],
			'within a group'    => [ 'do_blocks', '<!-- wp:group --><div><!-- wp:html -->%s<!-- /wp:html --></div><!-- /wp:group -->' ],
			'no block'          => [ 'do_blocks', '%s' ],
			'classic content'   => [ 'the_content', "Before.\n\n%s\n\nAfter." ],
			'text widget'       => [ 'widget_text', '%s' ],
			'HTML widget'       => [ 'widget_custom_html_content', '%s' ],
			'block widget'      => [ 'widget_block_content', '<!-- wp:html -->%s<!-- /wp:html -->' ],
		];
	}

	/**
	 * CONSENT-400: whatever has brought it, a frame waits, with a button and a link,
	 * and nothing on the page asks its host.
	 *
	 * @param non-empty-string $way     What prints it.
	 * @param string           $content What is printed; `%s` is the frame.
	 */
	#[DataProvider( 'ways' )]
	public function test_a_frame_waits( string $way, string $content ): void {
		self::follow();
		$text = str_replace( '%s', self::YOUTUBE, $content );
		$html = 'do_blocks' === $way ? do_blocks( $text ) : apply_filters( $way, $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
		self::assertIsString( $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringContainsString( 'data-brolga-category="videos"', $html );
		self::assertStringContainsString( 'data-brolga-external="www.youtube-nocookie.com"', $html );
		self::assertStringContainsString( 'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"', $html );
		self::assertStringContainsString( 'aria-label="Stretches"', $html );
		self::assertStringContainsString( '--brolga-frame-ratio:500/281', $html );
		self::assertDoesNotMatchRegularExpression( '#(?:\ssrc|\ssrcset)="[^"]*(?:youtube|ytimg)#', $html );
		self::assertStringNotContainsString( '<p><div', $html );
		self::assertTrue( wp_script_modules()->get_queue() !== [] );
	}

	/**
	 * CONSENT-400: a map waits as well, in the same place and height; what is named by
	 * no service, on this site, or asked of nobody stays.
	 */
	public function test_what_services_name_waits_and_nothing_else(): void {
		self::follow();
		$map = do_blocks( self::MAP );
		self::assertStringContainsString( 'data-brolga-category="maps"', $map );
		self::assertStringContainsString( '--brolga-frame-height:450px;border:0', $map );
		self::assertStringContainsString( 'search/?api=1&#038;query=Brisbane%20QLD', $map );
		foreach ( [
			'<iframe src="https://calendly.com/practice"></iframe>',
			'<iframe src="' . home_url( '/a/' ) . '"></iframe>',
			'<iframe src="/a/"></iframe>',
			'<iframe src="about:blank"></iframe>',
			'<iframe srcdoc="&lt;p&gt;Hello" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
			'<p data-x="<iframe src=https://www.youtube.com/embed/dQw4w9WgXcQ></iframe>">A</p>',
			'<textarea>' . self::YOUTUBE . '</textarea>',
		] as $other ) {
			self::assertSame( $other, do_blocks( $other ) );
		}
		self::assertStringNotContainsString(
			'<iframe',
			do_blocks( '<IFRAME data-src="//player.vimeo.com/video/76979871" src="about:blank"></IFRAME>' )
		);
		remove_all_filters( 'render_block' );
		self::follow( false );
		self::assertSame( self::YOUTUBE, do_blocks( self::YOUTUBE ) );
	}

	/**
	 * CONSENT-400: what an add-on's service names waits for that service.
	 */
	public function test_services_of_others_count(): void {
		remove_all_filters( 'render_block' );
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => true ] ] );
		$declares = new class() implements DeclaresServices {
			/**
			 * @return list<Service>
			 */
			public function services(): array {
				$hosts = 'calendly.com, example.com/maps';
				return [ new Service( 'booking', Category::Preferences, 'Booking', 'Books.', $hosts ) ];
			}
		};
		$site = Built::around( new SystemClock() );
		$site = Built::around(
			new SystemClock(),
			[
				ConsentQuestion::class => new ConsentQuestion(
					static fn (): array => [ $declares ],
					$site->get( Settings::class )
				),
			]
		);
		$site->get( Frames::class )->register();
		foreach ( [ 'calendly.com/practice', 'www.calendly.com/', 'example.com/maps/1' ] as $named ) {
			self::assertStringContainsString(
				'data-brolga-category="booking"',
				do_blocks( "<iframe src='https://{$named}'></iframe>" ),
				$named
			);
		}
		foreach ( [ 'notcalendly.com/', 'calendly.com.example.org/', 'example.com/mapsearch' ] as $other ) {
			$html = do_blocks( "<iframe src='https://{$other}'></iframe>" );
			self::assertStringContainsString( '<iframe', $html, $other );
		}
	}

	/**
	 * CONSENT-401: the service of maps names the hosts of frames that pages have.
	 */
	public function test_maps_name_the_hosts_that_are_used(): void {
		$told = static fn (): string => self::site()->get( ConsentQuestion::class )->services()['maps']->host;
		self::assertSame( 'tile.openstreetmap.org', $told() );
		self::follow();
		do_blocks( self::MAP );
		self::assertSame( 'tile.openstreetmap.org, www.google.com/maps', $told() );
	}

	/**
	 * CONSENT-402: where no script of ours runs, a frame is a link.
	 */
	public function test_feeds_and_the_editor_get_a_link(): void {
		self::follow();
		$link = '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Stretches</a></p>';
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( WP_Query::class, $query );
		$query->is_feed = true;
		$feed           = do_blocks( self::YOUTUBE );
		self::assertSame( $link, $feed );
		$query->is_feed         = false;
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/block-renderer/core/html';
		$editor                 = do_blocks( self::YOUTUBE );
		self::assertSame( $link, $editor );
	}

	/**
	 * CONSENT-402: an excerpt has the words of its post alone.
	 */
	public function test_an_excerpt_says_nothing_of_it(): void {
		self::follow();
		[ $id ] = Posts::make( 1, [ 'post_content' => 'Words. ' . self::YOUTUBE, 'post_excerpt' => '' ] );
		self::assertSame( 'Words.', trim( get_the_excerpt( $id ) ) );
	}

	/**
	 * CONSENT-402: addresses, with the page that shows the same.
	 *
	 * @return array<int, array{string, string, string}>
	 */
	public static function addresses(): array {
		$maps = 'https://www.google.com/maps';
		$tube = 'https://www.youtube-nocookie.com/embed';
		$osm  = 'https://www.openstreetmap.org';
		return [
			[
				'https://www.youtube.com/embed/dQw4w9WgXcQ?start=9',
				"{$tube}/dQw4w9WgXcQ?start=9",
				'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
			],
			[
				'//youtube.com/embed/videoseries?list=PL1',
				"{$tube}/videoseries?list=PL1",
				'https://www.youtube.com/playlist?list=PL1',
			],
			[
				'https://player.vimeo.com/video/76979871?h=8272103f6e',
				'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
				'https://vimeo.com/76979871/8272103f6e',
			],
			[
				'https://maps.google.com.au/maps?q=Red+Hill&output=embed',
				'https://maps.google.com.au/maps?q=Red+Hill&output=embed',
				"{$maps}/search/?api=1&query=Red%20Hill",
			],
			[
				"{$maps}/embed?pb=!1m1!2d153.5!3d-27.25",
				"{$maps}/embed?pb=!1m1!2d153.5!3d-27.25",
				"{$maps}/search/?api=1&query=-27.25%2C153.5",
			],
			[
				"{$osm}/export/embed.html?bbox=1,50,3,52&marker=51.5,2",
				"{$osm}/export/embed.html?bbox=1,50,3,52&marker=51.5,2",
				"{$osm}/?mlat=51.5&mlon=2#map=16/51.5/2",
			],
			[
				'https://www.google.com/recaptcha/',
				'https://www.google.com/recaptcha/',
				'https://www.google.com/recaptcha/',
			],
		];
	}

	/**
	 * @param string $written As it was written.
	 * @param string $url     What is loaded.
	 * @param string $page    What shows the same.
	 */
	#[DataProvider( 'addresses' )]
	public function test_addresses_are_read( string $written, string $url, string $page ): void {
		$frame = Frame::of( $written );
		self::assertSame( [ $url, $page ], [ $frame?->url, $frame?->page ] );
	}

	/**
	 * CONSENT-403: Health names pages with their hosts, and nothing that waits.
	 */
	public function test_health_names_what_waits_for_nobody(): void {
		$this->become( 'administrator' );
		$posts = [
			'Videos' => self::YOUTUBE . '<!-- wp:embed {"url":"https://vimeo.com/76979871"} -->x<!-- /wp:embed -->',
			'Words'  => 'See https://calendly.com for more.',
		];
		foreach ( $posts as $title => $content ) {
			Posts::make( 1, [ 'post_title' => $title, 'post_content' => $content ] );
		}
		update_option( 'widget_block', [] );
		update_option( 'widget_text', [] );
		update_option( 'widget_custom_html', [] );
		$check = self::site()->get( FramesCheck::class );
		self::assertSame( HealthState::Good, $check->look()->state );
		Posts::make(
			1,
			[
				'post_title'   => 'Book',
				'post_type'    => 'page',
				'post_content' => '<iframe src="https://calendly.com/practice"></iframe><!-- wp:embed {"url":"https://open.spotify.com/track/1"} -->x<!-- /wp:embed -->',
			]
		);
		update_option( 'widget_custom_html', [ 2 => [ 'content' => '<iframe src="https://example.org/"></iframe>' ] ] );
		$finding = $check->look();
		self::assertSame( HealthState::Recommended, $finding->state );
		self::assertSame( 'Book: calendly.com, open.spotify.com; Widgets: example.org', $finding->detail );
		self::assertSame( 'Edit “Book”', $finding->actions[0]['label'] );
		self::assertSame( HealthState::Good, self::site( false )->get( FramesCheck::class )->look()->state );
	}

	/**
	 * CONSENT-600: where nobody is asked, blocks that wait for a click anyway are not among what loads.
	 */
	public function test_what_loads_with_its_page_is_told_from_what_waits_anyway(): void {
		$finding = self::site( false )->get( FramesCheck::class )->look();
		self::assertSame( 'Embedded content loads without asking', $finding->title );
		self::assertStringNotContainsString( 'maps load', $finding->advice );
		self::assertStringContainsString( 'Map and Video blocks always wait for a click', $finding->advice );
	}
}
