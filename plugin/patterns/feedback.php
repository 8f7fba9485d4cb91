<?php
/**
 * How it was, and whether it may be quoted.
 *
 * @see FORM-55
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

// Made of escaped parts.
Html::put( FormMarkup::section(
	__( 'How did we do?', 'brolga' ),
	__( 'Two minutes of your time help us improve. You do not have to give your name.', 'brolga' ),
	[
		'title'       => __( 'Feedback', 'brolga' ),
		'submitLabel' => __( 'Send feedback', 'brolga' ),
		'messages'    => [ 'success' => __( 'Thank you for telling us. Everybody here reads this.', 'brolga' ) ],
	],
	FormMarkup::field(
		'radio',
		'rating',
		__( 'Overall, it was', 'brolga' ),
		FormMarkup::choices(
			[
				'great' => __( 'great', 'brolga' ),
				'good'  => __( 'good', 'brolga' ),
				'poor'  => __( 'not good', 'brolga' ),
			]
		)
	),
	FormMarkup::field(
		'text',
		'praise',
		__( 'What did you like most?', 'brolga' ),
		FormMarkup::when( [ 'rating', 'is not', 'poor' ], [ 'rating', 'is not empty', '' ] ) + [
			'required' => false,
			'rows'     => 4,
		]
	),
	FormMarkup::field(
		'text',
		'trouble',
		__( 'What went wrong?', 'brolga' ),
		FormMarkup::when( [ 'rating', 'is', 'poor' ] ) + [ 'rows' => 4 ]
	),
	FormMarkup::field(
		'booleancheckbox',
		'quote',
		__( 'You may quote me on your website', 'brolga' ),
		FormMarkup::when( [ 'rating', 'is', 'great' ] ) + [ 'required' => false ]
	),
	FormMarkup::field(
		'booleancheckbox',
		'answer',
		__( 'Please write back to me', 'brolga' ),
		[ 'required' => false ]
	),
	FormMarkup::name( [ 'required' => false ] ),
	FormMarkup::email( FormMarkup::when( [ 'answer', 'is not empty', '' ] ) )
) );
