<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Consent\CookieNames;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Page\MainMenu;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields as PopupFields;
use Brolga\Shop\Catalogue\Catalogue;
use RuntimeException;
use WP_Block_Template;
use WP_Error;
use WP_Navigation_Fallback;
use WP_Post;
use WP_Term;

/**
 * Brings the demo into a site, step by step. What is there already is left
 * alone, unless the owner's choices say otherwise; a step that was done is found
 * by what it has made, so nothing is made twice.
 *
 * @see DEMO-1 DEMO-3 DEMO-4 START-4 START-5 START-6
 *
 * @phpstan-type Fields array{
 *     post_title?: string,
 *     post_content?: string,
 *     post_excerpt?: string,
 *     post_date?: string,
 *     post_date_gmt?: string,
 *     post_name?: string,
 *     post_parent?: int,
 *     post_status?: string,
 *     comment_status?: string,
 *     page_template?: string,
 * }
 */
final class Importer {

	/** What stands in the main menu, by key, in its order. */
	private const MENU = [ 'page:services', 'page:work', 'page:blog', 'page:modules', 'page:contact' ];

	/** The page with the popups. */
	private const POPUPS = 'page:modules.popups';

	/** Which page is the shop's terms. */
	public const TERMS = 'woocommerce_terms_page_id';

	/** The page with the A/B test. */
	private const TESTED = 'page:modules.experiments';

	/** Who stands behind the site, for search engines (DEMO-13). */
	private const BUSINESS = [
		'business_name'  => 'Fig & Ferry',
		'business_kind'  => 'Store',
		'business_phone' => '(07) 7010 0142',
		'business_email' => 'hello@figandferry.example',
		'street'         => '12 Ferry Road',
		'postcode'       => '4101',
		'city'           => 'West End',
		'region'         => 'QLD',
		'country'        => 'AU',
		'price_range'    => '$$',
		'opening_hours'  => [ 'Tu-Sa 07:00-15:00' ],
		'profiles'       => [],
	];

	/** Older than any menu of the owner's: headers without a menu of their own draw the latest. */
	private const OLDEST = '2000-01-01 09:00:00';

	/** The demo's images; made when first needed. */
	private ?Media $media = null;

	/** Where things are; made when all have their places. */
	private ?Links $links = null;

	public function __construct(
		private readonly DemoFolder $folder,
		private readonly MadeRepository $made,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly TestRepository $registry,
		private readonly CountRepository $counts,
		private readonly Catalogue $catalogue,
		private readonly CookieNames $cookies
	) {}

	/**
	 * Everything there is to do, in its order.
	 *
	 * @param State $state What the import remembers.
	 * @return list<Step>
	 *
	 * @throws RuntimeException When there is no demo.
	 */
	public function steps( State $state ): array {
		$this->folder->load();
		$items = Item::all( $this->folder );
		$steps = [];
		foreach ( $this->media()->names() as $name => $title ) {
			$steps[] = new Step( $title, fn () => $this->image( $name ) );
		}
		$steps[] = new Step( __( 'Menu', 'brolga' ), fn () => $this->garden_menu( $state ) );
		foreach ( $items as $item ) {
			$steps[] = new Step( __( 'URLs', 'brolga' ), fn () => $this->place( $item ) );
		}
		// What is written says how to reach the business.
		if ( $state->choices->look ) {
			$steps[] = new Step( __( 'Title and logo', 'brolga' ), fn () => $this->look( $state ) );
		}
		// Products name what they are found by.
		if ( $this->catalogue->is_open() ) {
			$steps[] = new Step( __( 'Shop', 'brolga' ), fn () => $this->open_shop( $state ) );
		}
		foreach ( $items as $item ) {
			$steps[] = new Step( Text::read( $item->file )->get( 'title' ), fn () => $this->write( $state, $item ) );
		}
		if ( $state->choices->leads ) {
			foreach ( $this->leads()->numbers() as $number ) {
				$steps[] = new Step( __( 'Leads', 'brolga' ), fn () => $this->lead( $state, $number ) );
			}
			$steps[] = new Step( __( 'A/B test', 'brolga' ), fn () => $this->tests( $state ) );
			if ( $this->catalogue->is_open() ) {
				$steps[] = new Step( __( 'Orders', 'brolga' ), fn () => $this->sell( $state ) );
			}
		}
		if ( $state->choices->look ) {
			$steps[] = new Step( __( 'Menu', 'brolga' ), $this->main_menu( ... ) );
			$steps[] = new Step(
				__( 'Header', 'brolga' ),
				fn () => $this->template_part( $state, 'header', 'Header' )
			);
			$steps[] = new Step(
				__( 'Footer', 'brolga' ),
				fn () => $this->template_part( $state, 'footer', 'Footer' )
			);
		}
		if ( $state->choices->front ) {
			$steps[] = new Step( __( 'Homepage', 'brolga' ), fn () => $this->front( $state ) );
		}
		if ( $state->choices->samples ) {
			$steps[] = new Step( __( 'Sample content', 'brolga' ), fn () => $this->bin_samples( $state ) );
		}
		$steps[] = new Step( __( 'URLs', 'brolga' ), static function (): void {
			flush_rewrite_rules( false );
		} );
		return $steps;
	}

	/**
	 * How much there is to import, by what it is.
	 *
	 * @return array{pages: int, posts: int, projects: int, images: int, leads: int}
	 *
	 * @throws RuntimeException When there is no demo.
	 */
	public function counts(): array {
		$this->folder->load();
		$types = array_count_values(
			array_map( static fn ( Item $item ): string => $item->type, Item::all( $this->folder ) )
		);
		return [
			'pages'    => $types['page'] ?? 0,
			'posts'    => $types['post'] ?? 0,
			'projects' => $types['brolga_project'] ?? 0,
			'images' => count( $this->media()->names() ),
			'leads'    => count( $this->leads()->numbers() ),
		];
	}

	/**
	 * WordPress' own sample post and page, as they were installed.
	 *
	 * @return list<int>
	 */
	public static function samples(): array {
		return array_values(
			array_filter(
				[ 1, 2 ],
				static function ( int $id ): bool {
					$post = get_post( $id );
					return $post instanceof WP_Post
						&& [ 1 => 'post', 2 => 'page' ][ $id ] === $post->post_type
						&& 'publish' === $post->post_status
						&& $post->post_modified_gmt === $post->post_date_gmt;
				}
			)
		);
	}

	/**
	 * Takes an image or a video into the library.
	 *
	 * @param string $name Its name in the demo.
	 */
	private function image( string $name ): void {
		$id = $this->media()->take( $name );
		if ( $id > 0 && ! $this->made->is_edited( $id ) ) {
			$this->made->seal( $id, "image:{$name}" );
		}
	}

	/**
	 * Gives a page, post or project its place, so that others can link to it. Only
	 * those who may edit it see it as yet.
	 */
	private function place( Item $item ): void {
		if ( 0 === $this->made->find( $item->key ) ) {
			$this->make(
				$item->key,
				$item->type,
				[
					'post_title'  => Text::read( $item->file )->get( 'title' ),
					'post_name'   => $item->slug,
					'post_parent' => '' === $item->above ? 0 : $this->made->find( $item->above ),
					'post_status' => 'private',
				]
			);
		}
	}

	/**
	 * Writes a page, post or project. One that the owner has changed stays.
	 *
	 * @param State $state What the import remembers.
	 */
	private function write( State $state, Item $item ): void {
		$this->place( $item );
		$id = $this->made->find( $item->key );
		if ( $this->made->is_edited( $id ) || 'trash' === get_post_status( $id ) ) {
			return;
		}
		$text = Text::read( $item->file );
		if ( PopupType::POST_TYPE === $item->type ) {
			$this->set_up_popup( $id, $text );
		}
		// WordPress refuses a page whose template the theme lacks; it is there for when the theme has it.
		$this->update(
			$id,
			[
				'post_title'   => $text->get( 'title' ),
				// A test is known by the page that it stands on.
				'post_content' => $this->links( $state )->settle(
					$this->fill( str_replace( '{{page}}', (string) $id, $text->body ) )
				),
				'post_excerpt' => $text->get( 'excerpt' ),
				'post_status'  => 'publish',
			] + $this->fields_of_type( $item, $text )
		);
		if ( 'page' === $item->type ) {
			update_post_meta(
				$id,
				'_wp_page_template',
				'' === $text->get( 'template' ) ? 'default' : $text->get( 'template' )
			);
		}
		$this->sort_in( $state, $id, $item, $text );
		if ( '' !== $text->get( 'image' ) ) {
			set_post_thumbnail( $id, $this->media()->id( $text->get( 'image' ) ) );
		}
		if ( 'product' === $item->type ) {
			$this->products()->put( $id, $text, $this->media()->id( ... ) );
		}
		$this->made->seal( $id, $item->key );
	}

	/**
	 * What posts of one type have beside the others.
	 *
	 * @return array{page_template?: string, comment_status?: string, post_date?: string, post_date_gmt?: string}
	 */
	private function fields_of_type( Item $item, Text $text ): array {
		return match ( $item->type ) {
			'page'               => [ 'page_template' => 'default' ],
			PopupType::POST_TYPE => [],
			'product'            => [ 'comment_status' => 'open' ] + $this->dates( $text->get( 'date' ) . ' 07:30:00' ),
			default              => $this->dates( $text->get( 'date' ) . ' 07:30:00' ),
		};
	}

	/**
	 * Puts a post into its category and under its tag.
	 */
	private function sort_in( State $state, int $id, Item $item, Text $text ): void {
		$taxonomies = match ( $item->type ) {
			'post'    => [ 'category' => 'category', 'tag' => 'post_tag' ],
			'product' => [ 'category' => 'product_cat', 'tag' => 'product_tag' ],
			default   => [ 'category' => 'brolga_project_category' ],
		};
		foreach ( $taxonomies as $name => $taxonomy ) {
			if ( '' !== $text->get( $name ) ) {
				wp_set_object_terms( $id, [ $this->term( $state, $text->get( $name ), $taxonomy ) ], $taxonomy );
			}
		}
	}

	/**
	 * Sets the shop up, where the owner has nothing of their own in it.
	 *
	 * @param State $state What the import remembers.
	 */
	private function open_shop( State $state ): void {
		$sold = get_posts(
			[ 'post_type' => 'product', 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => -1 ]
		);
		if ( ! $state->choices->look || [] !== array_diff( $sold, array_values( $this->made->all() ) ) ) {
			return;
		}
		foreach ( Products::SETTINGS as $name => $value ) {
			OptionChanges::set( $state, $name, $value );
		}
		$terms = $this->made->find( 'page:terms' );
		if ( 0 !== $terms && in_array( get_option( self::TERMS ), [ false, '', 0, '0', '-1' ], true ) ) {
			OptionChanges::set( $state, self::TERMS, $terms );
		}
		$state->shop['tax']        ??= $this->products()->tax();
		$state->shop['delivery']   ??= $this->products()->deliver();
		$state->shop['overseas']   ??= $this->products()->deliver_overseas();
		$state->shop['attributes'] ??= $this->products()->describe();
		$state->save();
	}

	/**
	 * Brings orders into a shop that is the demo's: an owner's own has true ones.
	 *
	 * @param State $state What the import remembers.
	 */
	private function sell( State $state ): void {
		if ( isset( $state->shop['tax'] ) && ! isset( $state->shop['orders'] ) ) {
			$state->shop['orders'] = $this->products()->sell(
				$this->folder->path . '/orders.json',
				$this->clock->now()
			);
			$state->save();
		}
	}

	/**
	 * Sets a popup up. It opens on the page about popups, and nowhere else.
	 *
	 * @param int  $id   The popup.
	 * @param Text $text What the demo says of it.
	 */
	private function set_up_popup( int $id, Text $text ): void {
		$where = [
			'show'  => 'chosen',
			'posts' => [ $this->made->find( self::POPUPS ) ],
		];
		foreach ( [ PopupFields::CONDITIONS => $where ] + $text->meta() as $name => $value ) {
			update_post_meta( $id, $name, wp_slash( $value ) );
		}
	}

	/**
	 * Writes a menu with branches, for the page about menus. No header draws it by
	 * itself.
	 *
	 * @param State $state What the import remembers.
	 */
	private function garden_menu( State $state ): void {
		if (
			! $state->choices->look
			&& wp_is_block_theme()
			&& [] === get_posts( [ 'post_type' => 'wp_navigation', 'fields' => 'ids', 'numberposts' => 1 ] )
		) {
			// Were ours the only menu, headers without one of their own would draw it: WordPress makes theirs now.
			$theirs = WP_Navigation_Fallback::get_fallback();
			if ( $theirs instanceof WP_Post ) {
				$this->made->seal( $theirs->ID, 'menu:theirs' );
			}
		}
		$this->post(
			'menu:garden',
			'wp_navigation',
			'garden-menu',
			'Garden menu',
			fn (): string => $this->folder->read( 'parts/garden-menu.txt' ),
			$this->dates( self::OLDEST )
		);
	}

	/**
	 * Writes the menu that the header and the footer draw, which name none.
	 */
	private function main_menu(): void {
		$this->post(
			'menu:main',
			'wp_navigation',
			'main-menu',
			'Main menu',
			fn (): string => implode(
				"\n",
				array_map(
					function ( int $id ): string {
						$link = [
							'label' => get_the_title( $id ),
							'type'  => 'page',
							'id'    => $id,
							'url'   => wp_make_link_relative( (string) get_permalink( $id ) ),
							'kind'  => 'post-type',
						];
						return '<!-- wp:navigation-link ' . serialize_block_attributes( $link ) . ' /-->';
					},
					$this->in_menu()
				)
			),
			[]
		);
		MainMenu::note( $this->made->find( 'menu:main' ) );
	}

	/**
	 * The pages of the main menu, with the shop's where there is one.
	 *
	 * @return list<int>
	 */
	private function in_menu(): array {
		$pages = array_map( $this->made->find( ... ), self::MENU );
		$shop  = $this->catalogue->is_open() ? get_option( 'woocommerce_shop_page_id' ) : 0;
		if ( is_numeric( $shop ) && 'publish' === get_post_status( (int) $shop ) ) {
			array_splice( $pages, 2, 0, [ (int) $shop ] );
		}
		return $pages;
	}

	/**
	 * Writes a template part as the Site Editor would save it. One that the owner
	 * has changed is written over, and remembered.
	 *
	 * @param State  $state What the import remembers.
	 * @param string $slug  Its slug and area.
	 * @param string $title Its name.
	 */
	private function template_part( State $state, string $slug, string $title ): void {
		$known = get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' );
		if ( ! $known instanceof WP_Block_Template ) {
			return;
		}
		$content = fn (): string => $this->links( $state )->settle(
			$this->fill( $this->folder->read( "parts/{$slug}.html" ) )
		);
		$own     = $this->made->find( "part:{$slug}" );
		if ( isset( $state->parts[ $slug ] ) || ( 0 === $own && (int) $known->wp_id > 0 ) ) {
			$this->write_over( $state, $slug, (int) $known->wp_id, $content() );
			return;
		}
		$this->post(
			"part:{$slug}",
			'wp_template_part',
			$slug,
			$title,
			$content,
			[],
			static function ( int $id ) use ( $slug ): void {
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
				wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
			}
		);
	}

	/**
	 * Writes over a template part of the owner's.
	 *
	 * @param State  $state   What the import remembers.
	 * @param int    $id      Its post.
	 * @param string $content From now on.
	 */
	private function write_over( State $state, string $slug, int $id, string $content ): void {
		if ( '' !== ( $state->parts[ $slug ]['print'] ?? '' ) ) {
			return;
		}
		$post                  = get_post( $id );
		$state->parts[ $slug ] ??= [
			'id'      => $id,
			'title'   => $post->post_title ?? '',
			'content' => $post->post_content ?? '',
			'print'   => '',
		];
		$state->save();
		$this->update( $id, [ 'post_content' => $content ] );
		$state->parts[ $slug ]['print'] = $this->made->print_of( $id );
	}

	/**
	 * Title, logo and the way dates are written.
	 *
	 * @param State $state What the import remembers.
	 */
	private function look( State $state ): void {
		foreach (
			[
				'blogname'        => 'Fig &amp; Ferry',
				'blogdescription' => 'We plan gardens, plant them and sell the plants',
				'date_format'     => 'j F Y',
				'time_format'     => 'g:i a',
				'posts_per_page'  => 6,
				'site_logo'       => $this->media()->id( 'logo' ),
			] as $name => $value
		) {
			OptionChanges::set( $state, $name, $value );
		}
		OptionChanges::set_unless_there( $state, Settings::OPTION . '/business', self::BUSINESS );
		// An icon of the owner's stays.
		if ( in_array( get_option( 'site_icon', 0 ), [ 0, '0', '', false ], true ) ) {
			OptionChanges::set( $state, 'site_icon', $this->media()->id( 'icon' ) );
		}
	}

	/**
	 * The demo's home and journal take their places, and its privacy policy where
	 * the site has none that visitors can read.
	 *
	 * @param State $state What the import remembers.
	 */
	private function front( State $state ): void {
		OptionChanges::set( $state, 'page_on_front', $this->made->find( 'page:home' ) );
		OptionChanges::set( $state, 'page_for_posts', $this->made->find( 'page:blog' ) );
		OptionChanges::set( $state, 'show_on_front', 'page' );
		if ( '' === get_privacy_policy_url() ) {
			OptionChanges::set( $state, 'wp_page_for_privacy_policy', $this->made->find( 'page:privacy-policy' ) );
		}
	}

	/**
	 * Puts WordPress' samples into the bin.
	 *
	 * @param State $state What the import remembers.
	 */
	private function bin_samples( State $state ): void {
		foreach ( self::samples() as $id ) {
			$state->samples[] = $id;
			$state->save();
			wp_trash_post( $id );
		}
	}

	/**
	 * Brings an enquiry, and whoever of its visitor's garden is done onto the list.
	 *
	 * @param State $state What the import remembers.
	 */
	private function lead( State $state, int $number ): void {
		$brought = $this->transaction->run( fn (): ?array => $this->leads()->bring( $number ) );
		if ( null === $brought ) {
			return;
		}
		$state->leads[ $number ] = [
			'id'    => $brought['lead'],
			'print' => $brought['print'],
		];
		$state->begun[ $brought['day'] ] = ( $state->begun[ $brought['day'] ] ?? 0 ) + $brought['begun'];
		if ( $brought['subscriber'] > 0 ) {
			$state->subscribers[ $brought['subscriber'] ] = $brought['email'];
		}
	}

	/**
	 * Fills the counters of the demo's test.
	 *
	 * @param State $state What the import remembers.
	 */
	private function tests( State $state ): void {
		$history = new TestHistory( $this->counts, $this->clock );
		foreach ( $this->registry->all_of_post( $this->made->find( self::TESTED ) ) as $test ) {
			$key = $test->test->key->format();
			if ( $test->is_live && ! in_array( $key, $state->tests, true ) ) {
				$this->transaction->run(
					function () use ( $history, $test ): void {
						$this->registry->start_at( $test->test->key, $history->begin() );
						$history->write( $test->test );
					}
				);
				$state->tests[] = $key;
			}
		}
	}

	/**
	 * Writes a menu or a part. One that the owner has changed stays.
	 *
	 * @param string $key   What it is to the demo.
	 * @param string $type  Its post type.
	 * @param string $title Its name.
	 * @param callable(): string    $content Makes its content.
	 * @param array  $more  Further fields.
	 * @param (callable( int ): void)|null $then    Done once there is a post.
	 * @phpstan-param Fields $more
	 */
	private function post(
		string $key,
		string $type,
		string $slug,
		string $title,
		callable $content,
		array $more,
		?callable $then = null
	): void {
		$id = $this->made->find( $key );
		if ( $id > 0 && $this->made->is_edited( $id ) ) {
			return;
		}
		$fields = [
			'post_title'   => $title,
			'post_content' => $content(),
			'post_status'  => 'publish',
		] + $more;
		if ( 0 === $id ) {
			$id = $this->make( $key, $type, [ 'post_name' => $slug ] + $fields );
		} else {
			$this->update( $id, $fields );
		}
		if ( null !== $then ) {
			$then( $id );
		}
		$this->made->seal( $id, $key );
	}

	/**
	 * Makes a post that knows from its first moment what it is.
	 *
	 * @param string $key    What it is to the demo.
	 * @param string $type   Its post type.
	 * @param array  $fields The rest of it.
	 * @phpstan-param Fields $fields
	 *
	 * @throws RuntimeException When WordPress refuses.
	 */
	private function make( string $key, string $type, array $fields ): int {
		/** @var array{post_type: string} $post */
		$post = wp_slash(
			[
				'post_type'      => $type,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			] + $fields
		);
		$id   = $this->transaction->run(
			static fn (): int|WP_Error => wp_insert_post(
				$post + [ 'meta_input' => [ MadeRepository::KEY => $key ] ],
				true
			)
		);
		return $id instanceof WP_Error ? throw new RuntimeException( $id->get_error_message() ) : $id;
	}

	/**
	 * Changes a post.
	 *
	 * @param int   $id     The post.
	 * @param array $fields What changes.
	 * @phpstan-param Fields $fields
	 *
	 * @throws RuntimeException When WordPress refuses.
	 */
	private function update( int $id, array $fields ): void {
		/** @var array{ID: int} $post */
		$post = wp_slash( [ 'ID' => $id ] + $fields );
		$done = wp_update_post( $post, true );
		if ( $done instanceof WP_Error ) {
			throw new RuntimeException( $done->get_error_message() );
		}
	}

	/**
	 * A date of the demo's, but none that is still to come: WordPress would wait
	 * with the post.
	 *
	 * @param string $date On the site's clock.
	 * @return array{post_date: string, post_date_gmt: string}
	 */
	private function dates( string $date ): array {
		$date = min( $date, $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ) );
		return [
			'post_date'     => $date,
			'post_date_gmt' => get_gmt_from_date( $date ),
		];
	}

	/**
	 * The id of a category or tag, made where it is missing.
	 *
	 * @param State $state What the import remembers.
	 *
	 * @throws RuntimeException When WordPress refuses.
	 */
	private function term( State $state, string $name, string $taxonomy ): int {
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$made = wp_insert_term( $name, $taxonomy );
		if ( $made instanceof WP_Error ) {
			throw new RuntimeException( $made->get_error_message() );
		}
		$state->terms[] = [
			'id'       => $made['term_id'],
			'taxonomy' => $taxonomy,
		];
		$state->save();
		return $made['term_id'];
	}

	/**
	 * Puts images, the menu and what is declared of cookies into a text: {{id:lilies}},
	 * {{url:lilies}}, {{alt:lilies}}, {{kept:brolga_lead}}.
	 *
	 * @param string $text Block markup.
	 */
	private function fill( string $text ): string {
		$text = str_replace( '{{menu:garden}}', (string) $this->made->find( 'menu:garden' ), $text );
		$text = (string) preg_replace_callback(
			'/\{\{post:([a-z_]+:[a-z0-9-]+)\}\}/',
			fn ( array $match ): string => (string) $this->made->find( $match[1] ),
			$text
		);
		$text = (string) preg_replace_callback(
			'/\{\{kept:([a-z0-9_:*]+)\}\}/',
			fn ( array $match ): string => $this->cookies->kept( $match[1] ),
			$text
		);
		return (string) preg_replace_callback(
			'/\{\{(id|url|alt):([a-z0-9-]+)\}\}/',
			fn ( array $match ): string => match ( $match[1] ) {
				'id'  => (string) $this->media()->id( $match[2] ),
				'url' => $this->media()->url( $match[2] ),
				'alt' => esc_attr( $this->media()->alt( $match[2] ) ),
			},
			$text
		);
	}

	/**
	 * The demo's images.
	 */
	private function media(): Media {
		return $this->media ??= new Media(
			$this->folder->path . '/media',
			new Drawings(),
			new Darkroom( $this->folder->kept() )
		);
	}

	/**
	 * The demo's products.
	 */
	private function products(): Products {
		return new Products( $this->catalogue );
	}

	/**
	 * The demo's enquiries, on its contact page.
	 */
	private function leads(): Leads {
		return new Leads( $this->folder->path . '/leads.json', $this->made->find( 'page:contact' ), $this->clock );
	}

	/**
	 * Where everything is.
	 *
	 * @param State $state What the import remembers.
	 */
	private function links( State $state ): Links {
		if ( null === $this->links ) {
			$made = $this->made->all();
			$all  = [];
			foreach ( Item::all( $this->folder ) as $item ) {
				$all[ $item->path ] = $made[ $item->key ] ?? 0;
			}
			// At the end it is the site's own address.
			if ( $state->choices->front ) {
				unset( $all['/'] );
			}
			$this->links = new Links( $all );
		}
		return $this->links;
	}
}
